import { CLOUDS, CONNECTIONS, HOSTS, ROLES } from './connection';
import { FEATURES, PLUGINS, STATS } from './features';
import { BACKUPS, VAULTS, SCANS } from './protection';
import { LOOKS } from './looks';
import { SETTINGS_WORLDS } from './settings';

const TABLES = [
	SCANS,
	VAULTS,
	BACKUPS,
	STATS,
	FEATURES,
	PLUGINS,
	CONNECTIONS,
	HOSTS,
	ROLES,
	CLOUDS,
];

/** The scenarios that the stage may show: the contract suite holds each to the site, call by call. */
export const HELD_SCENARIOS = [
	...new Set([
		...[...TABLES, ...Object.values(SETTINGS_WORLDS)].flatMap((table) => Object.keys(table)),
		...LOOKS.map(({ scenario }) => scenario),
	]),
].sort();
