/*
 * At a Glance in every world that changes something on it, in a browser.
 *
 * The worlds are not loaded into the running WordPress: one document is taken from it, and its page data and its REST API are answered
 * from the fixtures (support/fixture-site.ts). That is honest because the contract suite holds the fixtures against the running site,
 * call by call and role by role, through the decoders that the app uses; so what is drawn here is what the site would have had drawn.
 * What these tests do not see is PHP: how a role's admin page looks around the app, and what a click changes at the server. The tests
 * that load worlds for real see that (looks.ts, cards.test.ts).
 */
import { findViolations } from '../support/axe';
import { closePages } from '../support/browser';
import { readDifferences, readNarrowFlaws } from '../support/look-over';
import { takePicture } from '../support/picture';
import { openStage, type Stage } from '../support/stage';
import { CLOUDS, CONNECTIONS, HOSTS, ROLES } from '../worlds/connection';
import type { Expectation, Table } from '../worlds/expectation';
import { FEATURES, PLUGINS, STATS } from '../worlds/features';
import { BACKUPS, LEGACY, SCANS } from '../worlds/protection';

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

const worldsOf = (table: Table) => Object.entries(table);

beforeAll(async () => {
	stage = await openStage();
});

afterAll(() => closePages());

it.each(worldsOf(SCANS))(
	'SCAN-05 SCAN-06 SCAN-07 SCAN-08 SCAN-17 SCAN-23 scans in %s',
	expectWorld,
);
it.each(worldsOf(LEGACY))(
	'SCAN-11 SCAN-12 SCAN-13 SCAN-14 SCAN-15 SCAN-16 the legacy plugin in %s',
	expectWorld,
);
it.each(worldsOf(BACKUPS))(
	'BACKUP-01 BACKUP-02 BACKUP-03 BACKUP-05 BACKUP-06 BACKUP-07 backups in %s',
	expectWorld,
);
it.each(worldsOf(STATS))('STATS-02 STATS-04 STATS-05 STATS-07 stats in %s', expectWorld);
it.each(worldsOf(FEATURES))(
	'CARD-05 CARD-08 CARD-09 CARD-12 CARD-13 CARD-14 CARD-17 DASH-35 DASH-37 features in %s',
	expectWorld,
);
it.each(worldsOf(PLUGINS))('CARD-04 CARD-21 plugins in %s', expectWorld);
it.each(worldsOf(CONNECTIONS))(
	'STATS-03 SCAN-03 SCAN-18 CARD-07 CONN-22 ROLE-09 ROLE-11 ROLE-12 DASH-38 the connection in %s',
	expectWorld,
);
it.each(worldsOf(HOSTS))('SCAN-01 SCAN-02 DASH-26 the host of %s', expectWorld);
it.each(worldsOf(ROLES))(
	'ROLE-03 ROLE-05 ROLE-07 ROLE-08 CONN-20 CONN-21 DASH-23 the person of %s',
	expectWorld,
);
it.each(worldsOf(CLOUDS))('BACKUP-05 the cloud of %s', expectWorld);
