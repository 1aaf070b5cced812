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
	['nothing while it is off', { option: 'resting' }, { kind: 'off' }],
	['nothing where it cannot run', { option: 'unavailable' }, { kind: 'off' }],
	['that it loads', { firewall: idle }, { kind: 'loading' }],
	['that it still loads', { firewall: toLoading(idle) }, { kind: 'loading' }],
	['that it could not be loaded', { firewall: failed }, { kind: 'failed', isRetrying: false }],
	['that it is asked again', { firewall: toLoading(failed) }, { kind: 'failed', isRetrying: true }],
	[
		'SETSEC-42 where its file is',
		{},
		{ kind: 'known', bootstrapPath: '/a/bootstrap.php', oldRules: undefined },
	],
	[
		'SETSEC-43 that its rules are old, with an upgrade',
		{ firewall: known(false) },
		{ kind: 'known', bootstrapPath: '/a/bootstrap.php', oldRules: 'upgrade' },
	],
	[
		'ROLE-13 the same to those who cannot buy',
		{ firewall: known(false), promotion: 'none' },
		{ kind: 'known', bootstrapPath: '/a/bootstrap.php', oldRules: 'none' },
	],
	[
		'what it knows while it is asked again',
		{ firewall: toLoading(known(true, '')) },
		{ kind: 'known', bootstrapPath: '', oldRules: undefined },
	],
])('says %s', (_title, facts, expected) => {
	expect(resolveFirewall({ ...FACTS, ...facts })).toEqual(expected);
});

it('SETSEC-42 writes the line of php.ini', () => {
	expect(buildPrependLine('/a b/bootstrap.php')).toBe('auto_prepend_file = "/a b/bootstrap.php"');
});
