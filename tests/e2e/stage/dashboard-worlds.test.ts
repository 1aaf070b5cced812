/*
 * At a Glance in every world that changes something on it, in a browser.
 *
 * The worlds are not loaded into the running WordPress: one document is taken from it, and its page data and its REST API are answered
 * from the fixtures (support/fixture-site.ts). That is honest because the contract suite holds each of these scenarios to the running
 * site (drift.test.ts: what the page prints, and every call that reads), through the decoders that the app uses, as the
 * person whom the scenario names. What a test changes in a scenario by hand is held by nothing.
 * What these tests do not see is PHP: how a role's admin page looks around the app, and what a click changes at the server. The tests
 * that load worlds for real see that (every-route.test.ts, cards.test.ts).
 */
import { findViolations } from '../support/axe';
import { closePages } from '../support/browser';
import { readDifferences, readNarrowFlaws } from '../support/look-over';
import { takePicture } from '../support/picture';
import { openStage, type Stage } from '../support/stage';
import { CLOUDS, CONNECTIONS, HOSTS, ROLES } from '../worlds/connection';
import type { Expectation } from '../worlds/expectation';
import { FEATURES, PLUGINS, STATS } from '../worlds/features';
import * as ids from '../worlds/ids';
import { BACKUPS, VAULTS, SCANS } from '../worlds/protection';

const NARROW = new Set([
	'security',
	'threats',
	'offline',
	'stats-error',
	'identity-crisis',
	'cloud-failing',
	'unlinked-admin',
	'vaultpress-missing',
	'subscriber-view',
]);

let stage: Stage;

async function expectWorld(scenario: string, expected: Expectation) {
	await stage.show({ scenario });
	expect(await readDifferences(stage, expected)).toEqual([]);
	expect(stage.site.unknown).toEqual([]);
	expect(stage.complaints).toEqual([]);
	expect(await findViolations(stage.page)).toEqual([]);
	await takePicture(stage.page, `world-${scenario}`);
	expect(NARROW.has(scenario) ? await readNarrowFlaws(stage) : []).toEqual([]);
}

beforeAll(async () => {
	stage = await openStage();
});

afterAll(() => closePages());

describe('At a Glance in every scenario', () => {
	it.each([
		...ids.titled('scans in', SCANS, ids.SCAN_IDS),
		...ids.titled('VaultPress in', VAULTS, ids.VAULT_IDS),
		...ids.titled('backups in', BACKUPS, ids.BACKUP_IDS),
		...ids.titled('stats in', STATS, ids.STATS_IDS),
		...ids.titled('features in', FEATURES, ids.FEATURE_IDS),
		...ids.titled('plugins in', PLUGINS, ids.PLUGIN_IDS),
		...ids.titled('the connection in', CONNECTIONS, ids.CONNECTION_IDS),
		...ids.titled('the host of', HOSTS, ids.HOST_IDS),
		...ids.titled('the person of', ROLES, ids.ROLE_IDS),
		...ids.titled('the cloud of', CLOUDS, ids.CLOUD_IDS),
	])('%s', (_title, scenario, expected) => expectWorld(scenario, expected));
});
