<?php
/** Database drop-in of the sandbox site: runs WordPress on SQLite. */

define( 'SQLITE_DB_DROPIN_VERSION', '1.8.0' );
defined( 'DATABASE_TYPE' ) || define( 'DATABASE_TYPE', 'sqlite' );
defined( 'DB_ENGINE' ) || define( 'DB_ENGINE', 'sqlite' );

require_once __DIR__ . '/sqlite-database-integration/wp-includes/sqlite/db.php';
