import { buildPrependLine, resolveFirewall, type FirewallFacts } from '@/domain/modules/firewall';
import { idle, toReady } from '@/lib/remote';
import { LOADING } from '../shorthand';

const known = (hasRulesAccess: boolean, bootstrapPath = '/a/bootstrap.php') =>
	toReady({ bootstrapPath, hasRulesAccess });

const KNOWN = { kind: 'known', bootstrapPath: '/a/bootstrap.php', oldRules: undefined };
const FACTS: FirewallFacts = { option: 'usable', firewall: known(true), promotion: 'upgrade' };

it.each<[string, Partial<FirewallFacts>, object]>([
	['off while it is inactive', { option: 'resting' }, { kind: 'off' }],
	['loading before the request', { firewall: idle }, LOADING],
	['SETSEC-42 known, with the path of its file', {}, KNOWN],
	['SETSEC-43 known, an upgrade', { firewall: known(false) }, { ...KNOWN, oldRules: 'upgrade' }],
])('the firewall is %s', (_title, facts, expected) => {
	expect(resolveFirewall({ ...FACTS, ...facts })).toEqual(expected);
});

it('SETSEC-42 builds the line for php.ini', () => {
	expect(buildPrependLine('/a b/bootstrap.php')).toBe('auto_prepend_file = "/a b/bootstrap.php"');
});
