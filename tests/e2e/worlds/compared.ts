import { CLOUDS, CONNECTIONS, HOSTS, ROLES } from '#tests/app/worlds/connection';
import { FEATURES, PLUGINS, STATS } from '#tests/app/worlds/features';
import { PRODUCT_WORLDS } from '#tests/app/worlds/products';
import { BACKUPS, VAULTS, SCANS } from '#tests/app/worlds/protection';
import { LOOKS } from './looks';
import { OTHERS, PLANS, PURCHASES } from '#tests/app/worlds/plans';
import { RECOMMENDATION_WORLDS } from '#tests/app/worlds/recommendations';
import { INPUTS } from './save-matrix';
import { SETTINGS_WORLDS } from '#tests/app/worlds/settings';

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
		...Object.values(LOOKS).map(({ scenario }) => scenario),
		...OTHERS,
		...INPUTS.map((input) => (input.kind === 'form' ? input.form.scenario : input.scenario)),
	]),
].sort();
