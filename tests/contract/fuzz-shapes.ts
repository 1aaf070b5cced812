import type { Random } from '#tests/support/random';

/** A route of the site's index: its pattern, and the parameters of its methods. */
export interface Route {
	path: string;
	endpoints: { methods: string[]; args: Record<string, unknown> | [] }[];
}

export interface OddCall {
	method: string;
	path: string;
	query: string;
	contentType: string;
	body: string;
}

const HOSTILE = [
	'<script>alert(1)</script>',
	"' OR 1=1 --",
	'../../../../etc/passwd',
	'\u0000\u0007\u202e',
	'%00%0a%0d',
	'O:8:"stdClass":0:{}',
	'{{7*7}}${7*7}',
	'\ud83d\ude00'.repeat(50),
	'a'.repeat(5000),
	'https://evil.example/\r\nX-Evil: 1',
];

const SCALARS = [null, true, false, 0, -1, 1e308, 9007199254740993, 0.1, '', '0', 'true', 'null'];

const CONTENT_TYPES = [
	'application/json',
	'application/x-www-form-urlencoded',
	'multipart/form-data; boundary=x',
	'text/plain',
	'application/json; charset=utf-7',
];

const OF_OBJECTS = ['__proto__', 'constructor'];
const KEYS = ['id', 'rest_route', '_method', '_locale', 'name', '0', '', ...OF_OBJECTS];

function anything(random: Random, depth = 3): unknown {
	const kind = random.below(depth > 0 ? 6 : 3);
	if (kind < 2) {
		return random.pick(SCALARS);
	}
	if (kind === 2) {
		return random.pick(HOSTILE);
	}
	const length = random.below(4);
	const members = Array.from({ length }, () => anything(random, depth - 1));
	return kind === 3
		? members
		: Object.fromEntries(members.map((value) => [random.pick(KEYS), value]));
}

function bodyFor(random: Random, names: string[]): string {
	switch (random.below(6)) {
		case 0:
			return '{"unfinished":';
		case 1:
			return JSON.stringify(anything(random));
		case 2:
			return names.map((name) => `${name}[]=${encodeURIComponent(random.pick(HOSTILE))}`).join('&');
	}
	// Valid names with wrong values reach more code than noise.
	const known = Array.from({ length: 1 + random.below(6) }, () => random.pick(names) ?? 'x');
	return JSON.stringify(Object.fromEntries(known.map((name) => [name, anything(random)])));
}

function fill(random: Random, pattern: string): string {
	return pattern.replace(/\(\?P<(\w+)>(?:[^()]|\([^()]*\))*\)/g, () =>
		random.pick([
			...['stats', 'akismet', 'google', '0', '999999999999', 'no-such-thing', 'a/b', '%2e%2e'],
		]),
	);
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'];

export function oddCall(random: Random, route: Route): OddCall {
	const endpoint = random.pick(route.endpoints);
	const isKnown = random.chance(0.85);
	const method = random.pick(isKnown ? endpoint.methods : METHODS);
	const names = Object.keys(endpoint.args);
	const query = names
		.filter(() => random.chance(0.3))
		.slice(0, 5)
		.map(
			(name) =>
				`${name}${random.pick(['', '[]', '[a]'])}=${encodeURIComponent(random.pick(HOSTILE).slice(0, 300))}`,
		);
	return {
		method,
		path: fill(random, route.path),
		query: query.join('&'),
		contentType: random.pick(CONTENT_TYPES),
		body: ['GET', 'HEAD'].includes(method) ? '' : bodyFor(random, names),
	};
}
