import { buildPrependLine, resolveFirewall, type FirewallFacts } from '@/domain/firewall';
import { idle, toFailed, toLoading, toReady } from '@/lib/remote';

const known = (hasRulesAccess: boolean, bootstrapPath = '/a/bootstrap.php') =>
	toReady({ bootstrapPath, hasRulesAccess });
const failed: FirewallFacts['firewall'] = toFailed(idle, new Error('no'));

const FACTS: FirewallFacts = {
	option: 'usable',
	firewall: known(true),
	promotion: 'upgrade',
};

it.each<[string, Partial<FirewallFacts>, object]>([
	['off while it is inactive', { option: 'resting' }, { kind: 'off' }],
	['off where it is unavailable', { option: 'unavailable' }, { kind: 'off' }],
	['loading before the request', { firewall: idle }, { kind: 'loading' }],
	['loading during the request', { firewall: toLoading(idle) }, { kind: 'loading' }],
	['failed', { firewall: failed }, { kind: 'failed', isRetrying: false }],
	['failed, during a retry', { firewall: toLoading(failed) }, { kind: 'failed', isRetrying: true }],
	[
		'SETSEC-42 known, with the path of its file',
		{},
		{ kind: 'known', bootstrapPath: '/a/bootstrap.php', oldRules: undefined },
	],
	[
		'SETSEC-43 known, with old rules and an upgrade',
		{ firewall: known(false) },
		{ kind: 'known', bootstrapPath: '/a/bootstrap.php', oldRules: 'upgrade' },
	],
	[
		'ROLE-13 known, with old rules alone for users who cannot buy',
		{ firewall: known(false), promotion: 'none' },
		{ kind: 'known', bootstrapPath: '/a/bootstrap.php', oldRules: 'none' },
	],
	[
		'known while it is loaded again',
		{ firewall: toLoading(known(true, '')) },
		{ kind: 'known', bootstrapPath: '', oldRules: undefined },
	],
])('the firewall is %s', (_title, facts, expected) => {
	expect(resolveFirewall({ ...FACTS, ...facts })).toEqual(expected);
});

it('SETSEC-42 builds the line for php.ini', () => {
	expect(buildPrependLine('/a b/bootstrap.php')).toBe('auto_prepend_file = "/a b/bootstrap.php"');
});
