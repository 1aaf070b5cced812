import { callsOf, type Rule } from '../support/rule';

/** Beside those that the workflow's PHPCS refuses. */
const REFUSED = [
	// They evaluate text, run a program or change the server.
	...['parse_str', 'assert', 'dl', 'gzinflate', 'pcntl_exec', 'ini_set', 'ini_alter'],
	...['set_time_limit', 'ignore_user_abort', 'move_uploaded_file'],
	// They use the network, which the plugin doesn't do beside Jetpack, even with WordPress's functions.
	...['stream_socket_client', 'stream_context_create', 'wp_remote_get', 'wp_remote_post'],
	...['wp_remote_request', 'wp_remote_head', 'mail'],
	// They write to the disk.
	...['symlink', 'tempnam', 'tmpfile'],
	// The plugin directory makes it superfluous.
	'load_plugin_textdomain',
];

export const refusedFunctions: Rule = {
	forbids:
		'a function that a plugin has no use for: it evaluates text, runs programs, changes the server, or uses the network or disk',
	find: (file) => callsOf(file, ...REFUSED),
	faults: ['parse_str( $text );', '\\mail( $to );', 'namespace A; wp_remote_get( $url );'],
	allowed: ['$this->mail( $to );', 'Connection::mail( $to );', 'symlinks( $from );'],
};
