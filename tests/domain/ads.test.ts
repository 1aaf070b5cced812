import { hasEarnings, isOddAddress } from '@/domain/ads';

it.each([
	['connected', true, true],
	['connected', false, false],
	['offline', true, false],
] as const)(
	'TRAFFIC-13 links to the earnings on a site that is %s, with ads on %s: %s',
	(connection, isOn, expected) => {
		expect(hasEarnings({ connection, isOn })).toBe(expected);
	},
);

it.each([
	['', false],
	['   ', false],
	['https://example.org/privacy', false],
	[' http://example.org ', false],
	['https://', true],
	['example.org/privacy', true],
	['javascript:alert(1)', true],
	['data:text/html,<script>', true],
	['https://two words', true],
	['<b>', true],
])('TRAFFIC-09 flags the privacy policy address %j as invalid: %s', (typed, expected) => {
	expect(isOddAddress(typed)).toBe(expected);
});
