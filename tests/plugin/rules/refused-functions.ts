import { callsOf, type Rule } from '../support/rule';

/** Functions that WordPress replaces, or that have no use in a plugin. */
const REFUSED = [
	// Forbidden: they evaluate text, or run other programs.
	...['move_uploaded_file', 'str_rot13', 'proc_open', 'popen', 'pcntl_exec', 'assert', 'dl'],
	...['parse_str', 'query_posts', 'wp_reset_query', 'extract', 'create_function', 'gzinflate'],
	...['base64_decode', 'convert_uudecode', 'exec', 'shell_exec', 'passthru', 'system', 'mail'],
	// They change the server.
	...['ini_set', 'ini_alter', 'set_time_limit', 'error_reporting', 'putenv', 'ignore_user_abort'],
	...['date_default_timezone_set', 'set_error_handler'],
	// They use the network, which the plugin doesn't do beside Jetpack, even with WordPress's functions.
	...['curl_init', 'curl_exec', 'curl_setopt', 'curl_multi_init', 'fsockopen', 'pfsockopen'],
	...['stream_socket_client', 'stream_context_create', 'fopen', 'file_get_contents', 'readfile'],
	...['wp_remote_get', 'wp_remote_post', 'wp_remote_request', 'wp_remote_head'],
	// They write to the disk.
	...['file_put_contents', 'fwrite', 'fputs', 'mkdir', 'rmdir', 'unlink', 'rename', 'chmod'],
	...['touch', 'copy', 'symlink', 'tempnam', 'tmpfile', 'is_writable'],
	// WordPress has a safer version.
	...['json_encode', 'parse_url', 'strip_tags', 'rand', 'mt_rand', 'srand', 'mt_srand', 'date'],
	...['urlencode', 'serialize', 'unserialize', 'wp_redirect'],
	// For development.
	...['error_log', 'print_r', 'var_dump', 'var_export', 'debug_backtrace', 'phpinfo'],
	...['debug_print_backtrace', 'trigger_error', 'debug_zval_refcount'],
	// The plugin directory makes it superfluous.
	'load_plugin_textdomain',
];

export const refusedFunctions: Rule = {
	forbids:
		'a function that WordPress replaces, or that a plugin has no use for: it evaluates text, runs programs, changes the server, or uses the network or disk',
	exemptions: ['WordPress.WP.AlternativeFunctions', 'WordPress.PHP.DevelopmentFunctions'],
	find: (file) => callsOf(file, ...REFUSED),
	faults: [
		'extract( $values );',
		"\\exec( 'ls' );",
		"namespace A; file_get_contents( 'https://example.org/' );",
		'file_get_contents( $path ); // phpcs:ignore WordPress.WP.AlternativeFunctions',
		'wp_redirect( $url );',
	],
	allowed: [
		'$this->rename( $from, $to );',
		'Connection::unlink( $id );',
		'wp_json_encode( $value );',
		'file_get_contents( $path ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of ours.',
	],
};
