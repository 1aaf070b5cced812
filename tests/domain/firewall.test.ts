import { buildPrependLine, resolveFirewall, type FirewallFacts } from '@/domain/firewall';
import { idle, toFailed, toLoading, toReady } from '@/lib/remote';
import { FAILED, LOADING, RETRYING } from './shorthand';

const known = (hasRulesAccess: boolean, bootstrapPath = '/a/bootstrap.php') =>
	toReady({ bootstrapPath, hasRulesAccess });
const failed: FirewallFacts['firewall'] = toFailed(idle, new Error('no'));

const KNOWN = { kind: 'known', bootstrapPath: '/a/bootstrap.php', oldRules: undefined };
const FACTS: FirewallFacts = { option: 'usable', firewall: known(true), promotion: 'upgrade' };

it.each<[string, Partial<FirewallFacts>, object]>([
	['off while it is inactive', { option: 'resting' }, { kind: 'off' }],
	['off where it is unavailable', { option: 'unavailable' }, { kind: 'off' }],
	['loading before the request', { firewall: idle }, LOADING],
	['loading during the request', { firewall: toLoading(idle) }, LOADING],
	['failed', { firewall: failed }, FAILED],
	['failed, during a retry', { firewall: toLoading(failed) }, RETRYING],
	['SETSEC-42 known, with the path of its file', {}, KNOWN],
	['SETSEC-43 known, an upgrade', { firewall: known(false) }, { ...KNOWN, oldRules: 'upgrade' }],
	['ROLE-13 known', { firewall: known(false), promotion: 'none' }, { ...KNOWN, oldRules: 'none' }],
	['known in a reload', { firewall: toLoading(known(true, '')) }, { ...KNOWN, bootstrapPath: '' }],
])('the firewall is %s', (_title, facts, expected) => {
	expect(resolveFirewall({ ...FACTS, ...facts })).toEqual(expected);
});

it('SETSEC-42 builds the line for php.ini', () => {
	expect(buildPrependLine('/a b/bootstrap.php')).toBe('auto_prepend_file = "/a b/bootstrap.php"');
});
