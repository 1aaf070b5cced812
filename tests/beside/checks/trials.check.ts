import { putMuPlugin, removeMuPlugin } from '../../contract/mu-plugin';
import { controlTrials, putTrialControl, removeTrialControl } from '../../contract/trial-control';
import { callRest, readSettings } from '../../e2e/support/rest';
import { SITE } from '../../e2e/support/site';
import { check, isLong } from './check';

/** One file for each lockout, because PHP keeps a compiled file for some seconds. */
const nameMuPlugin = (place: number) => `locks-out-${place}`;

/** Seconds within which a site must be back, including its minute. */
const LONGEST = 75;

const isOn = (module: string) =>
	`in_array( '${module}', (array) get_option( 'jetpack_active_modules' ), true )`;

/** Ends every request, no matter who sends it. */
const end = (condition: string) => `if ( ${condition} ) {
	status_header( 500 );
	echo 'Locked out.';
	exit;
}`;

interface LockOut {
	name: string;
	changes: Record<string, unknown>;
	/** Code of a plugin that locks people out while the changes are in force. */
	code: string;
	/** The page that shows it. */
	path: string;
	isBroken: (status: number, text: string) => boolean;
	/** Addresses that the lockout doesn't affect. */
	visitor?: Record<string, string>;
}

const isError = (status: number) => status >= 500;

const LOCK_OUTS: readonly LockOut[] = [
	{
		name: 'a module whose site answers 500 to everybody',
		changes: { likes: true },
		code: `add_action( 'init', function () { ${end(isOn('likes'))} }, 0 );`,
		path: '/',
		isBroken: isError,
	},
	{
		name: 'a module that crashes when Jetpack loads it',
		changes: { sharedaddy: true },
		code: `add_action( 'jetpack_module_loaded_sharedaddy', function () { throw new Error( 'Crashed.' ); } );`,
		path: '/',
		isBroken: isError,
	},
	{
		name: 'a module that takes the login form away',
		changes: { photon: true },
		code: `add_action( 'login_init', function () { if ( ${isOn('photon')} ) { exit; } } );`,
		path: '/wp-login.php',
		isBroken: (_status, text) => !text.includes('user_pass'),
	},
	{
		name: 'a module that refuses an address',
		changes: { carousel: true },
		code: `add_action( 'init', function () { if ( empty( $_SERVER['HTTP_X_VISITOR'] ) ) { ${end(isOn('carousel'))} } }, 0 );`,
		path: '/',
		isBroken: isError,
		visitor: { 'x-visitor': 'yes' },
	},
	{
		name: 'a setting whose site answers 500 to everybody',
		changes: { jetpack_portfolio: true },
		code: `add_action( 'init', function () { ${end("get_option( 'jetpack_portfolio' )")} }, 0 );`,
		path: '/',
		isBroken: isError,
	},
];

async function fetchPage({ path }: LockOut, headers: Record<string, string> = {}) {
	const response = await fetch(`${SITE}${path}`, { headers, redirect: 'manual' });
	return { status: response.status, text: await response.text() };
}

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Visits the site until a page is complete again; null if it never is. */
async function waitUntilBack(lockOut: LockOut): Promise<number | null> {
	for (let second = 0; second <= LONGEST; second++) {
		await fetchPage({ ...lockOut, path: '/' }, lockOut.visitor);
		const { status, text } = await fetchPage(lockOut);
		if (!lockOut.isBroken(status, text)) {
			return second;
		}
		await pause(1);
	}
	return null;
}

const invert = (changes: Record<string, unknown>) =>
	Object.fromEntries(Object.entries(changes).map(([key, value]) => [key, !value]));

async function tryLockOut(lockOut: LockOut, muPlugin: string, isTimed: boolean): Promise<string[]> {
	const { changes, code } = lockOut;
	await callRest('admin', 'jetpack/v4/settings', { 'custom-content-types': true });
	await callRest('admin', 'jetpack/v4/settings', invert(changes));
	const before = await readSettings();
	putMuPlugin(muPlugin, `<?php\n${code}`);
	try {
		await callRest('admin', 'jetpack/v4/settings&dashboard-for-jetpack-trial=1', changes);
		const { status, text } = await fetchPage(lockOut);
		if (!lockOut.isBroken(status, text)) {
			return ['nobody is locked out'];
		}
		if (!isTimed) {
			await controlTrials('due');
		}
		const seconds = await waitUntilBack(lockOut);
		if (isTimed) {
			console.log(`${lockOut.name}: back after ${seconds} s`);
		}
		const left = await controlTrials('read');
		removeMuPlugin(muPlugin);
		const after = await readSettings();
		return [
			...(seconds === null ? [`it isn't back after ${LONGEST} seconds`] : []),
			...(left.row === null && left.events === 0 ? [] : ['something of the trial is left']),
			...Object.keys(changes)
				.filter((key) => Boolean(after[key]) !== Boolean(before[key]))
				.map((key) => `${key} is still changed`),
		];
	} finally {
		removeMuPlugin(muPlugin);
	}
}

/** A change that locks people out, so nobody can keep it. Runs in real time with `--long`, and always for the first one. */
check('Settings put back', async (findings) => {
	putTrialControl();
	try {
		for (const [place, lockOut] of LOCK_OUTS.entries()) {
			findings.set(
				lockOut.name,
				await tryLockOut(lockOut, nameMuPlugin(place), isLong || place === 0),
			);
		}
	} finally {
		removeTrialControl();
	}
});
