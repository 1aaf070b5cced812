import {
	listAnsweringOrigins,
	readKeyringId,
	readVerification,
	showVerification,
	toVerificationCode,
	toVerificationTag,
	VERIFICATION_TAGS,
	type VerificationService,
} from '@/domain/verification';
import { isSameFormValue } from '@/domain/settings/form';
import { keysOf } from '@/lib/keys-of';

const SERVICES = keysOf(VERIFICATION_TAGS);

it('VERIFY-02 VERIFY-05 names the five services and their tags', () => {
	expect(VERIFICATION_TAGS).toEqual({
		google: 'google-site-verification',
		bing: 'msvalidate.01',
		pinterest: 'p:domain_verify',
		yandex: 'yandex-verification',
		facebook: 'facebook-domain-verification',
	});
});

it.each<[VerificationService, string, string]>([
	['google', 'aB_9-z', '<meta name="google-site-verification" content="aB_9-z" />'],
	['bing', '1234', '<meta name="msvalidate.01" content="1234" />'],
])('VERIFY-06 %s: the code %s becomes %s', (service, code, tag) => {
	expect(toVerificationTag(service, code)).toBe(tag);
});

it.each([
	['VERIFY-07', '<meta name="other" content="abc">'],
	['VERIFY-07', '  <META content=abc name=x>'],
	['VERIFY-08', ''],
	['VERIFY-08', 'two words'],
	['VERIFY-08', '<script>alert(1)</script>'],
	['VERIFY-08', 'abc"><img src=x onerror=alert(1)>'],
	['VERIFY-08', 'コード'],
])('%s leaves %j unchanged', (_id, text) => {
	SERVICES.forEach((service) => expect(toVerificationTag(service, text)).toBe(text));
});

/** Random numbers from 0 to 1, the same in each run. */
function createRandom(seed: number) {
	let state = seed;
	return () => {
		state = (state * 1103515245 + 12345) % 2147483648;
		return state / 2147483648;
	};
}

const LETTERS = 'ABCxyz0189_-';
const SIGNS = `${LETTERS} <>"'/=&;meta content漢\u202e\\\n`;

function texts(alphabet: string, count: number): string[] {
	const random = createRandom(alphabet.length);
	const below = (limit: number) => Math.floor(random() * limit);
	const letters = [...alphabet];
	return Array.from({ length: count }, () =>
		Array.from({ length: 1 + below(40) }, () => letters[below(letters.length)]).join(''),
	);
}

it('VERIFY-06 VERIFY-09 any code converts to a tag and back, and a tag stays a tag', () => {
	for (const code of texts(LETTERS, 400)) {
		for (const service of SERVICES) {
			const tag = toVerificationTag(service, code);
			expect(tag).toContain(`name="${VERIFICATION_TAGS[service]}"`);
			expect(toVerificationCode(tag)).toBe(code);
			expect(toVerificationTag(service, tag)).toBe(tag);
			expect(showVerification(service, code, code)).toBe(tag);
			expect(readVerification(service, tag, code)).toBe(code);
			expect(isSameFormValue(service, code, tag)).toBe(true);
		}
	}
});

it('VERIFY-08 leaves any other text unchanged, in the field and when it is read', () => {
	for (const text of texts(SIGNS, 2000).filter((one) => !/^[A-Za-z0-9_-]+$/.test(one))) {
		expect(toVerificationTag('bing', text)).toBe(text);
		expect(showVerification('bing', text, 'abc')).toBe(text);
		expect(readVerification('bing', text, 'abc')).toBe(text);
	}
});

it('VERIFY-09 shows typed text unchanged until it is saved', () => {
	expect(showVerification('bing', 'abc', 'ab')).toBe('abc');
	expect(showVerification('bing', '', '')).toBe('');
	expect(readVerification('bing', '', 'abc')).toBe('');
});

it.each<[unknown, number | null]>([
	[{ keyring_id: 7 }, 7],
	[{ keyring_id: '7' }, 7],
	[{ keyring_id: 0 }, null],
	[{ keyring_id: -1 }, null],
	[{ keyring_id: 1.5 }, null],
	[{ keyring_id: 'x' }, null],
	[{ keyring_id: null }, null],
	[{ keyring_id: { valueOf: 7 } }, null],
	[{}, null],
	[null, null],
	[undefined, null],
	['{"keyring_id":7}', null],
	[[7], null],
])('VERIFY-13 reads from the message %j the ID %j', (message, id) => {
	expect(readKeyringId(message)).toBe(id);
});

it('VERIFY-13 accepts messages only from the site and the provider', () => {
	expect(listAnsweringOrigins('https://site.test:8080/wp-admin/x?y#z')).toEqual([
		'https://site.test:8080',
		'https://public-api.wordpress.com',
		'https://wordpress.com',
	]);
});
