  transformed += perlinOffset * perlinDirection;
