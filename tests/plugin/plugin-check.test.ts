import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
	nameOf,
	nodesOf,
	placeOf,
	PLUGIN_FILES,
	ROOT,
	type Branch,
	type PhpFile,
} from './support/php';

/*
 * Rules of Plugin Check, WordPress's tool for the plugin directory, that no other test has. The tool itself needs Composer and a site, so
 * these are our own versions of its checks:
 * plugin header (fields, license, text domain, trademarks, no updater of its own), forbidden and discouraged functions, writing to the
 * server, dates, development functions, short tags, backticks and heredocs, enqueued resources (version, footer, no address of
 * another host, no printed tags), translation calls (literal text, translators' comments, numbered placeholders, no
 * `load_plugin_textdomain`), settings with a sanitizer, addresses of this computer, encodings.
 * coding-rules.test.ts has the direct access, the escaping, the input, the nonces, the prefixes, the text domain and SQL;
 * readme.test.ts has readme.txt; `tests/companion/zip.test.ts` lists the packed files and checks their kinds.
 */

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const MAIN = read('dashboard-for-jetpack.php');

const header = new Map(
	[...MAIN.matchAll(/^ \* ([A-Z][\w ]+): +(.+)$/gm)].map(([, name = '', value = '']) => [
		name,
		value,
	]),
);

/** Names that Plugin Check refuses at the start of a plugin's name or slug. */
const TRADEMARKS = [
	...[
		'adobe',
		'akismet',
		'amazon',
		'apple',
		'automattic',
		'elementor',
		'facebook',
		'gmail',
		'google',
	],
	...[
		'gravatar',
		'instagram',
		'jetpack',
		'paypal',
		'stripe',
		'twitter',
		'vaultpress',
		'videopress',
	],
	...['whatsapp', 'woo', 'woocommerce', 'wordpress', 'wp', 'wpcom', 'yoast', 'youtube'],
];

/** A line may have an exemption of the coding standard with its reason. */
const isExcused = ({ code }: PhpFile, node: Branch) =>
	/phpcs:ignore \S+.* -- \S/.test(code.split('\n')[(node.loc?.start.line ?? 1) - 1] ?? '');

const calls = PLUGIN_FILES.flatMap((file) =>
	nodesOf(file.tree, 'call').map(({ node }) => ({
		file,
		node,
		name: nameOf(node.what).replace(/^\\/, ''),
		args: node.arguments as Branch[],
	})),
);

const placesOf = (found: { file: PhpFile; node: Branch; name?: string }[]) =>
	found
		.filter(({ file, node }) => !isExcused(file, node))
		.map(({ file, node, name }) => `${placeOf(file, node)} ${name ?? node.kind}`);

const callsOf = (...names: string[]) => calls.filter(({ name }) => names.includes(name));

const isText = (value: Branch | undefined): boolean =>
	value?.kind === 'string' || value?.kind === 'nowdoc';

describe('the plugin header', () => {
	it('has the fields of the plugin directory', () => {
		for (const field of ['Plugin Name', 'Description', 'Version', 'Author']) {
			expect(header.get(field)).toMatch(/\S/);
		}
		expect(header.get('Version')).toMatch(/^\d+\.\d+(\.\d+)?$/);
		expect(header.get('Description')?.length).toBeLessThanOrEqual(250);
		expect(header.get('Text Domain')).toBe('dashboard-for-jetpack');
		expect(header.get('License')).toBe('GPL-2.0-or-later');
	});

	it('has no updater of its own', () => {
		expect(header.has('Update URI')).toBe(false);
		const hooks = PLUGIN_FILES.filter(({ code }) =>
			/site_transient_update_plugins|auto_update_plugin|plugins_api_result|_site_transient_update_/.test(
				code,
			),
		);
		expect(hooks.map(({ path }) => path)).toEqual([]);
	});

	it('has the versions that wp-env installs', () => {
		const environment: unknown = JSON.parse(read('../.wp-env.json'));
		expect(environment).toEqual({
			$schema: 'https://schemas.wp.org/trunk/wp-env.json',
			core: `https://wordpress.org/wordpress-${header.get('Requires at least')}.zip`,
			phpVersion: header.get('Requires PHP'),
			plugins: ['./php-stub'],
		});
	});

	it('begins neither its name nor its slug with a trademark', () => {
		const names = [header.get('Plugin Name') ?? '', header.get('Text Domain') ?? ''];
		const first = names.map((name) => name.toLowerCase().split(/[\s-]/)[0] ?? '');
		expect(first.filter((word) => TRADEMARKS.includes(word))).toEqual([]);
	});
});

/** Functions with a replacement of WordPress, or without a use in a plugin. */
const REFUSED = {
	'forbidden functions': [
		...['move_uploaded_file', 'str_rot13', 'proc_open', 'popen', 'pcntl_exec', 'assert', 'dl'],
		...['parse_str', 'query_posts', 'wp_reset_query', 'extract', 'create_function', 'gzinflate'],
		...['base64_decode', 'convert_uudecode', 'eval'],
	],
	'functions that change the server': [
		...['ini_set', 'ini_alter', 'set_time_limit', 'error_reporting', 'putenv', 'ignore_user_abort'],
		...['date_default_timezone_set', 'set_error_handler'],
	],
	'network functions without WordPress': [
		...['curl_init', 'curl_exec', 'curl_setopt', 'curl_multi_init', 'fsockopen', 'pfsockopen'],
		...['stream_socket_client', 'stream_context_create', 'fopen', 'file_get_contents', 'readfile'],
	],
	'writing to disk': [
		...['file_put_contents', 'fwrite', 'fputs', 'mkdir', 'rmdir', 'unlink', 'rename', 'chmod'],
		...['touch', 'copy', 'symlink', 'tempnam', 'tmpfile', 'is_writable'],
	],
	'functions with a safer version in WordPress': [
		...['json_encode', 'parse_url', 'strip_tags', 'rand', 'mt_rand', 'srand', 'mt_srand', 'date'],
		...['urlencode', 'serialize', 'unserialize'],
	],
	'development functions': [
		...['error_log', 'print_r', 'var_dump', 'var_export', 'debug_backtrace', 'phpinfo'],
		...['debug_print_backtrace', 'trigger_error', 'debug_zval_refcount'],
	],
	'functions that the directory makes superfluous': ['load_plugin_textdomain'],
	'redirects to any host': ['wp_redirect'],
};

describe('PHP of the plugin', () => {
	it.each(Object.entries(REFUSED))('has no %s', (_kind, names) => {
		expect(placesOf(callsOf(...names))).toEqual([]);
	});

	it('finds the functions that it refuses', () => {
		const excused = callsOf(...Object.values(REFUSED).flat());
		expect(excused.length).toBeGreaterThan(1);
	});

	it('has no evaluated code, backticks, goto or silenced errors', () => {
		const found = PLUGIN_FILES.flatMap((file) =>
			nodesOf(file.tree, 'eval', 'goto', 'silent', 'shell').map(({ node }) => ({ file, node })),
		);
		expect(placesOf(found)).toEqual([]);
		expect(PLUGIN_FILES.filter(({ code }) => /<<<\s*['"]?[A-Z]/.test(code))).toEqual([]);
	});

	it('opens with a full tag, in UTF-8 without a mark, with Unix line ends', () => {
		const odd = PLUGIN_FILES.filter(
			({ code }) =>
				!code.startsWith('<?php') || /<\?(?!php\b|xml\b)/.test(code) || /[\r\uFEFF]/.test(code),
		);
		expect(odd.map(({ path }) => path)).toEqual([]);
	});

	it('names no address of this computer', () => {
		const local = PLUGIN_FILES.filter(({ code }) =>
			/https?:\/\/(localhost|127\.0\.0\.1)/.test(code),
		);
		expect(local.map(({ path }) => path)).toEqual([]);
	});

	it('registers scripts and styles with a version, and scripts with their place in the page', () => {
		const resources = callsOf(
			'wp_register_script',
			'wp_enqueue_script',
			'wp_register_style',
			'wp_enqueue_style',
		).filter(({ args }) => args.length > 1);
		expect(resources.length).toBeGreaterThan(2);
		const bare = resources.filter(({ name, args }) => {
			const version = args[3];
			const hasVersion =
				version !== undefined && !['nullkeyword', 'boolean'].includes(version.kind);
			return !hasVersion || (name.endsWith('script') && args.length < 5);
		});
		expect(placesOf(bare)).toEqual([]);
	});

	it('loads no script, style or picture from another host', () => {
		const foreign = calls.filter(
			({ name, args }) =>
				/^wp_(register|enqueue)_(script|style)/.test(name) &&
				isText(args[1]) &&
				/^(https?:)?\/\//.test(String(args[1]?.value)),
		);
		expect(placesOf(foreign)).toEqual([]);
	});

	it('prints no script or style sheet past the queue of WordPress', () => {
		const tags = PLUGIN_FILES.filter(({ path }) => !path.startsWith('sandbox/')).filter(
			({ code }) =>
				/<script\b|<link\b[^>]*stylesheet|<style\b/.test(code.replace(/\/\*[^]*?\*\/|\/\/.*/g, '')),
		);
		expect(tags.map(({ path }) => path)).toEqual([]);
	});

	it('registers each setting with a sanitizer', () => {
		const bare = callsOf('register_setting').filter(
			({ file, node }) =>
				!file.code
					.slice(node.loc?.start.offset, node.loc?.end.offset)
					.includes('sanitize_callback'),
		);
		expect(placesOf(bare)).toEqual([]);
	});
});

describe('translated texts of the plugin', () => {
	const texts = callsOf(
		...['__', '_e', '_x', '_ex', '_n', '_nx', 'esc_html__', 'esc_html_e', 'esc_html_x'],
		...['esc_attr__', 'esc_attr_e', 'esc_attr_x'],
	);
	const literals = ({ name, args }: (typeof texts)[number]) =>
		args.slice(0, /_nx?$/.test(name) ? 2 : 1);

	it('are literals', () => {
		expect(texts.length).toBeGreaterThan(100);
		expect(placesOf(texts.filter((text) => !literals(text).every(isText)))).toEqual([]);
	});

	it('number their placeholders if there are several', () => {
		const unnumbered = texts.filter((text) =>
			literals(text).some(
				(one) => (String(one.value).match(/%(?!%|\d+\$)[sdf]/g) ?? []).length > 1,
			),
		);
		expect(placesOf(unnumbered)).toEqual([]);
	});

	it('explain their placeholders to translators', () => {
		const unexplained = texts.filter(({ file, node, ...text }) => {
			const above = file.code
				.split('\n')
				.slice(Math.max(0, (node.loc?.start.line ?? 1) - 3), node.loc?.start.line)
				.join('\n');
			const hasPlaceholder = literals({ file, node, ...text }).some((one) =>
				/%(\d+\$)?[sdf]/.test(String(one.value)),
			);
			return hasPlaceholder && !/translators: /.test(above);
		});
		expect(placesOf(unexplained)).toEqual([]);
	});
});
