#!/usr/bin/env node
/* Tests the dashboard beside a real release of Jetpack. */
import { HELP, readBesideOptions } from './lib/beside/options.mjs';
import { bootBeside } from './lib/beside/site.mjs';
import { reasonOf } from './lib/reason-of.mjs';

/** @param {import('./lib/beside/site.mjs').BesideSite} site */
function greet({ url, versions }) {
	console.log(`
  Dashboard   ${url}/wp-admin/admin.php?page=dashboard-for-jetpack
  Log in as   admin, admin2, editor, author, contributor or subscriber
  Password    password
  Runs on     Jetpack ${versions.jetpack}, WordPress ${versions.wordpress}, PHP ${versions.php}

  Press Ctrl-C to stop.
`);
	console.log(`READY ${url}`);
}

/** @param {import('./lib/beside/options.mjs').BesideOptions} options */
async function run(options) {
	const site = await bootBeside(options);
	const end = async () => {
		await site.stop();
		process.exit(130);
	};
	['SIGINT', 'SIGTERM', 'SIGHUP'].forEach((name) => process.once(name, end));
	if (options.isServing) {
		greet(site);
	}
}

try {
	const options = readBesideOptions(process.argv.slice(2));
	if (options) {
		await run(options);
	} else {
		console.log(HELP);
	}
} catch (error) {
	console.error(reasonOf(error));
	process.exitCode = 1;
}
