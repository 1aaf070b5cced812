import { resolveAddAddress, type AddAddressFacts } from '@/domain/protect';

const FACTS: AddAddressFacts = {
	currentIp: '203.0.113.7',
	field: 'usable',
	isSaving: false,
	list: '192.0.2.1',
};

it.each<[string, Partial<AddAddressFacts>, object]>([
	['usable', {}, { kind: 'usable', next: '192.0.2.1\n203.0.113.7' }],
	[
		'disabled while protection is off',
		{ field: 'resting' },
		{ kind: 'disabled', reason: 'at-rest' },
	],
	[
		'disabled where protection is unavailable',
		{ field: 'unavailable' },
		{ kind: 'disabled', reason: 'at-rest' },
	],
	['disabled while saving', { isSaving: true }, { kind: 'disabled', reason: 'at-rest' }],
	['disabled as listed', { list: '203.0.113.7' }, { kind: 'disabled', reason: 'listed' }],
	[
		'disabled as listed where protection is unavailable',
		{ list: '203.0.113.7', field: 'unavailable' },
		{ kind: 'disabled', reason: 'listed' },
	],
	['missing if the site does not report it', { currentIp: '' }, { kind: 'unknown-ip' }],
])('SETSEC-31 the button for the user’s own address is %s', (_title, facts, expected) => {
	expect(resolveAddAddress({ ...FACTS, ...facts })).toEqual(expected);
});
