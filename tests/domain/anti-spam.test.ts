import { resolveAntiSpamKey, type AntiSpamKeyFacts } from '@/domain/anti-spam';

const STATES: [AntiSpamKeyFacts['key'], boolean | null, boolean, string][] = [
	[null, null, false, 'fetching'],
	[null, true, false, 'fetching'],
	['', null, false, 'fetching'],
	['abc', null, false, 'fetching'],
	['', true, false, 'set-globally'],
	['', false, false, 'empty'],
	['  ', false, false, 'empty'],
	['', null, true, 'empty'],
	['abc', null, true, 'checking'],
	['abc', false, false, 'invalid'],
	['abc', true, false, 'valid'],
];

it.each(STATES)(
	'SETSEC-13 takes the key %j, valid %j, being checked %j for %s',
	(key, validKey, isChecking, expected) => {
		expect(resolveAntiSpamKey({ key, validKey, isChecking })).toBe(expected);
	},
);
