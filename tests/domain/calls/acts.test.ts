import { canAct, findMissingCall } from '@/domain/calls/acts';
import { ARRIVALS } from '@/domain/calls/arrivals';
import { findRoute } from '@/extras/routes';
import { LATER_CALLS } from '#tests/support/later-calls';
import { listClientPaths } from '../../../bin/lib/client-paths.js';

/** Calls that the specification names but no screen makes (`src/api/entities/catalog.ts`), or that another plugin's screen reads. */
const OF_NO_SCREEN = [
	...['connection/data', 'connection/plugins', 'module/{slug}', 'module/{slug}/active', 'plans'],
	...['plugin/{file}', 'products', 'setup/questionnaire', 'wordads/settings'],
];

const arrivals = Object.values(ARRIVALS)
	.flat()
	.map(({ call }) => call.replace(/^jetpack\/v4\/|\?.*$/g, ''));
const later = Object.values(LATER_CALLS).flatMap(({ routes }): readonly string[] => routes);

it('every call of the client is sent on arrival or later', () => {
	const named = [...arrivals, ...later, ...OF_NO_SCREEN];
	expect(listClientPaths().filter((path) => !named.includes(path))).toEqual([]);
});

it('every later call is one of the client', () => {
	expect([...later, ...OF_NO_SCREEN].filter((path) => !listClientPaths().includes(path))).toEqual(
		[],
	);
});

it('every later call is sent on screens that exist', () => {
	const screens = Object.values(LATER_CALLS).flatMap((act): readonly string[] => act.screens);
	expect(screens.filter((path) => !findRoute(path))).toEqual([]);
});

it('an act needs all of its calls, and no other', () => {
	expect(canAct([], 'reset-settings')).toBe(true);
	expect(canAct(['options/options'], 'reset-settings')).toBe(false);
	expect(canAct(['settings'], 'reset-settings')).toBe(true);
	expect(canAct(['POST options/options'], 'reset-settings')).toBe(false);
	expect(findMissingCall(['verify-site/google/{keyringId}'], 'verify-by-google')).toBe(
		'verify-site/google/{keyringId}',
	);
});
