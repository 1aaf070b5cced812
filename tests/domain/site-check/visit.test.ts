import { describeVisit } from '@/domain/site-check/visit';

const HOME = 'https://example.com';
const call = (path: string, duration: number) => ({
	name: `${HOME}/wp-json/jetpack/v4/${path}?_cacheBuster=1`,
	duration,
});
const plain = {
	name: `${HOME}/index.php?rest_route=%2Fjetpack%2Fv4%2Frewind&_cacheBuster=1`,
	duration: 900,
};
const joined = {
	name: `${HOME}/wp-admin/admin-ajax.php?action=dashboard_for_jetpack_first_calls&calls[]=site`,
	duration: 12_340,
};
const others = [
	{ name: `${HOME}/wp-includes/js/jquery.js`, duration: 5000 },
	{ name: `${HOME}/wp-admin/admin-ajax.php?action=heartbeat`, duration: 5000 },
	{ name: `${HOME}/?s=%E0%A4%A`, duration: 5000 },
];

const SINCE = 'to this site since the page was opened:';

it.each([
	['nothing of ours', others, ''],
	['one call', [...others, call('scan', 1250)], `1 request ${SINCE} 1.3 seconds.`],
	[
		'several',
		[call('scan', 100), plain, joined],
		`3 requests ${SINCE} 13.3 seconds in all. The slowest was the joined request: 12.3 seconds.`,
	],
	[
		'a slow call',
		[call('site', 100), plain],
		`2 requests ${SINCE} 1 second in all. The slowest was rewind: 0.9 seconds.`,
	],
])('says what the visit has asked: %s', (_case, requests, sentence) => {
	expect(describeVisit(requests, 'en-US')).toBe(sentence);
});
