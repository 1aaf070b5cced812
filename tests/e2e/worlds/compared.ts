import { CLOUDS, CONNECTIONS, HOSTS, ROLES } from './connection';
import { FEATURES, PLUGINS, STATS } from './features';
import { PRODUCT_WORLDS } from './products';
import { BACKUPS, VAULTS, SCANS } from './protection';
import { LOOKS } from './looks';
import { OTHERS, PLANS, PURCHASES } from './plans';
import { RECOMMENDATION_WORLDS } from './recommendations';
import { INPUTS } from './save-matrix';
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
	PLANS,
	PURCHASES,
];

/** The scenarios of the browser test site; the contract suite compares each with the real site, call by call. */
export const COMPARED_SCENARIOS = [
	...new Set([
		...[...TABLES, ...Object.values(SETTINGS_WORLDS)].flatMap((table) => Object.keys(table)),
		...Object.keys(PRODUCT_WORLDS),
		...Object.keys(RECOMMENDATION_WORLDS),
		...LOOKS.map(({ scenario }) => scenario),
		...OTHERS,
		...INPUTS.map((input) => (input.kind === 'form' ? input.form.scenario : input.scenario)),
	]),
].sort();
