import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import { ROOT } from './dependencies.mjs';

const FLAGS = {
	port: { type: 'string', default: '9400' },
	scenario: { type: 'string' },
	scenarios: { type: 'boolean', default: false },
	reset: { type: 'boolean', default: false },
	'no-build': { type: 'boolean', default: false },
	php: { type: 'string' },
	'data-dir': { type: 'string', default: '.wordpress' },
	permalinks: { type: 'string', default: 'plain' },
	'with-plugin': { type: 'string', multiple: true, default: [] },
	help: { type: 'boolean', default: false },
};

function choice(flag, value, allowed) {
	if (!allowed.includes(value)) {
		throw new Error(`--${flag} must be ${allowed.join(' or ')}, not "${value}".`);
	}
	return value;
}

function plugin(value) {
	const at = value.indexOf('=');
	const [name, source] = [value.slice(0, at), value.slice(at + 1)];
	if (!/^[\w-]+$/.test(name) || source === '') {
		throw new Error(`--with-plugin must be NAME=DIR, not "${value}".`);
	}
	return { name, source: resolve(ROOT, source) };
}

/**
 * Reads the flags of `npm start`.
 *
 * @param {string[]} args Arguments after the script's name.
 * @throws {Error} One sentence, where a flag is unknown or has no meaning.
 */
export function readOptions(args) {
	let values;
	try {
		({ values } = parseArgs({ args, options: FLAGS, strict: true, allowPositionals: false }));
	} catch (error) {
		const reason = error.message.split('. ')[0];
		throw new Error(`${reason}: run \`npm start -- --help\` for the flags there are.`);
	}
	const port = Number(values.port);
	if (!Number.isInteger(port) || port < 1 || port > 65535) {
		throw new Error(`--port must be a number from 1 to 65535, not "${values.port}".`);
	}
	return {
		port,
		scenario: values.scenario,
		listScenarios: values.scenarios,
		reset: values.reset,
		build: !values['no-build'],
		php: values.php === undefined ? undefined : choice('php', values.php, ['host', 'wasm']),
		dataDir: resolve(ROOT, values['data-dir']),
		permalinks: choice('permalinks', values.permalinks, ['plain', 'pretty']),
		plugins: values['with-plugin'].map(plugin),
		help: values.help,
	};
}

export const HELP = `npm start -- [flags]

  --port N               port on 127.0.0.1 (9400)
  --scenario NAME        start with this world; without it the last one stays
  --scenarios            list the worlds and stop
  --reset                throw the site away and start anew
  --no-build             use the build that is there
  --php host|wasm        insist on the machine's PHP or on WebAssembly
  --data-dir DIR         where the site is kept (.wordpress)
  --permalinks KIND      plain or pretty (plain)
  --with-plugin NAME=DIR copy a plugin into the site as the folder NAME, without activating it; may be repeated
`;
