import { resolveAddAddress, type AddAddressFacts } from '@/domain/modules/protect';

const FACTS: AddAddressFacts = {
	currentIp: '203.0.113.7',
	field: 'usable',
	isSaving: false,
	list: '192.0.2.1',
};

it.each<[string, Partial<AddAddressFacts>, object | string]>([
	['usable', {}, { kind: 'usable', next: '192.0.2.1\n203.0.113.7' }],
	['disabled while protection is off', { field: 'resting' }, 'at-rest'],
	['disabled as listed', { list: '203.0.113.7' }, 'listed'],
	['missing if the site does not report it', { currentIp: '' }, { kind: 'unknown-ip' }],
])('SETSEC-31 the button for the user’s own address is %s', (_title, facts, expected) => {
	expect(resolveAddAddress({ ...FACTS, ...facts })).toEqual(
		typeof expected === 'string' ? { kind: 'disabled', reason: expected } : expected,
	);
});
