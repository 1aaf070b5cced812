import { resolve } from 'node:path';
import { readFlags, readName } from './command.mjs';
import { ROOT } from './dependencies.mjs';
import { readPort } from './ports.mjs';
import { readWordPress } from './wordpress-wish.mjs';

export const HELP = `npm start -- [flags]

  --port N               port on 127.0.0.1 (9400)
  --scenario NAME        load this scenario; without it, the site keeps the last one
  --scenarios            list the scenarios by topic and exit
  --reset                delete the site and start fresh
  --network              boot a network of three sites instead, always fresh, in .wordpress-network
  --dirty                a host as many real ones are: other plugins' text around each answer, numbers as text, HTML in messages
  --no-build             use the existing build
  --php KIND             host (this machine's PHP), wasm (PHP in WebAssembly) or a version such as 7.4, in WebAssembly if this machine has another
  --wordpress WISH       packaged, a packaged version such as 6.5, or PATH.zip (the newest release where the network gives it, else packaged)
  --database KIND        sqlite, or mariadb of this machine in a new database (sqlite)
  --data-dir DIR         where to keep the site (.wordpress)
  --permalinks KIND      plain or pretty (plain)
  --translation PATH.po  show the dashboard in the language of this file (npm run language-pack)
  --with-plugin NAME=DIR copy a plugin into the site as the folder NAME, without activating it; can be repeated
`;

/** @param {string} value NAME=DIR. */
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
 * @param {string[]} args Arguments after the script name.
 * @throws {Error} One sentence if a flag is unknown or invalid.
 */
export function readOptions(args) {
	const values = readFlags(HELP, args);
	return {
		port: readPort(values.port ?? '9400'),
		scenario: values.scenario,
		listScenarios: values.scenarios,
		// Each site of a network stores its address, port included, so a network cannot be booted again elsewhere.
		reset: values.reset || values.network,
		isNetwork: values.network,
		isDirty: values.dirty,
		build: !values['no-build'],
		php: values.php,
		wordpress: readWordPress(values.wordpress),
		database: readName('database', values.database ?? 'sqlite', ['sqlite', 'mariadb']),
		dataDir: resolve(
			ROOT,
			values['data-dir'] ?? (values.network ? '.wordpress-network' : '.wordpress'),
		),
		permalinks: readName('permalinks', values.permalinks ?? 'plain', ['plain', 'pretty']),
		translation: values.translation,
		plugins: (values['with-plugin'] ?? []).map(plugin),
	};
}
