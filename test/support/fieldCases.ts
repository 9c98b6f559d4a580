import type { FieldCase } from './fieldCase'
import { domainCases } from './fieldCasesDomain'
import { fractalCases } from './fieldCasesFractal'
import { combinedCases } from './fieldCasesCombined'
import { functionCases } from './fieldCasesFunctions'
import { ownCases } from './fieldCasesOwn'
import { sourceCases } from './fieldCasesSources'

/** At least one for each operator and option, for the tests of both sides. */
export const fieldCases: Readonly<Record<string, FieldCase>> = {
  ...sourceCases,
  ...fractalCases,
  ...combinedCases,
  ...domainCases,
  ...functionCases,
  ...ownCases
}
