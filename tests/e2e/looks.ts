import type { Role } from './support/site';

export interface Look {
	scenario: string;
	role: Role;
	hashes: string[];
}

const SETTINGS = [
	'#/security',
	'#/performance',
	'#/writing',
	'#/sharing',
	'#/discussion',
	'#/traffic',
];

/** Who sees which world where. Every route once, every world and every role at least on the first screen. */
export const LOOKS: Look[] = [
	{
		scenario: 'security',
		role: 'admin',
		hashes: [
			'#/dashboard',
			'#/my-plan',
			...SETTINGS,
			'#/privacy',
			'#/recommendations/site-type',
			'#/recommendations/summary',
			'#/license/activation',
			'#/product/backup',
			'#/woo-setup',
			'#/reconnect',
		],
	},
	{ scenario: 'free', role: 'admin', hashes: ['#/dashboard', '#/my-plan', '#/disconnect'] },
	{ scenario: 'free', role: 'admin2', hashes: ['#/dashboard', '#/connect-user', '#/sharing'] },
	{ scenario: 'offline', role: 'admin', hashes: ['#/dashboard', ...SETTINGS] },
	{ scenario: 'disconnected', role: 'admin', hashes: ['#/dashboard', '#/woo-setup'] },
	{ scenario: 'site-only', role: 'admin', hashes: ['#/dashboard', '#/security', '#/my-plan'] },
	{ scenario: 'editor-view', role: 'editor', hashes: ['#/dashboard', '#/sharing', '#/writing'] },
	{ scenario: 'author-view', role: 'author', hashes: ['#/dashboard', '#/settings'] },
	{ scenario: 'contributor-view', role: 'contributor', hashes: ['#/dashboard', '#/settings'] },
	{ scenario: 'subscriber-view', role: 'subscriber', hashes: ['#/dashboard', '#/settings'] },
	{ scenario: 'coupon', role: 'admin', hashes: ['#/dashboard'] },
	{ scenario: 'overridden', role: 'admin', hashes: ['#/dashboard', '#/security', '#/traffic'] },
	{ scenario: 'stats-error', role: 'admin', hashes: ['#/dashboard'] },
	{ scenario: 'stats-empty', role: 'admin', hashes: ['#/dashboard'] },
	{ scenario: 'connection-error', role: 'admin', hashes: ['#/dashboard'] },
	{ scenario: 'identity-crisis', role: 'admin', hashes: ['#/dashboard'] },
	{ scenario: 'development', role: 'admin', hashes: ['#/dashboard'] },
	{ scenario: 'sandboxed', role: 'admin', hashes: ['#/dashboard'] },
	{ scenario: 'multisite', role: 'admin', hashes: ['#/dashboard'] },
	{ scenario: 'atomic', role: 'admin', hashes: ['#/dashboard', '#/security'] },
];
