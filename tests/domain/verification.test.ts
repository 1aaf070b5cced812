import {
	listAnsweringOrigins,
	readKeyringId,
	readVerification,
	showVerification,
	toVerificationCode,
	toVerificationTag,
	VERIFICATION_TAGS,
} from '@/domain/verification';
import { validateFormValue, warnOfFormValue } from '@/domain/settings/field-checks';
import { isSameFormValue, toSettingValue } from '@/domain/settings/form';
import { keysOf } from '@/lib/values';
import { createRandom } from '#tests/support/random';

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

it('VERIFY-06 a code becomes a tag', () => {
	const tag = '<meta name="msvalidate.01" content="aB_9-z" />';
	expect(toVerificationTag('bing', 'aB_9-z')).toBe(tag);
});

it.each([
	'<meta name="other" content="abc">',
	'  <META content=abc name=x>',
	...['', 'two words', '<script>alert(1)</script>', 'abc"><img src=x>', 'コード'],
])('VERIFY-07 VERIFY-08 leaves %j unchanged', (text) => {
	SERVICES.forEach((service) => expect(toVerificationTag(service, text)).toBe(text));
});

const LETTERS = 'ABCxyz0189_-';
const SIGNS = `${LETTERS} <>"'/=&;meta content漢\u202e\\\n`;

function texts(alphabet: string, count: number): string[] {
	const { below, pick } = createRandom(alphabet.length);
	const letters = [...alphabet];
	return Array.from({ length: count }, () =>
		Array.from({ length: 1 + below(40) }, () => pick(letters)).join(''),
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

describe('the code in a pasted text is sent alone', () => {
	it.each([
		['blanks around', ' A1B2D5 \t', 'A1B2D5'],
		['a tag without quotes', '<meta name=msvalidate.01 content=A1B2C5>', 'A1B2C5'],
		['a closed tag without quotes', '<meta name=msvalidate.01 content=A1B2C5/>', 'A1B2C5'],
		['blanks beside the signs', '<META NAME = "msvalidate.01" CONTENT = "A1B2C7">'],
		['curly quotes', '<meta name=“msvalidate.01” content=“A1B2C7” />'],
		['single quotes, in the other order', "<meta content='A1B2C7' name='msvalidate.01'>"],
		['blanks in the quotes', '<meta name="msvalidate.01" content=" A1B2C7 ">'],
		['several lines', '<meta\r\n  name="msvalidate.01"\r\n  content="A1B2C7"\r\n/>'],
		['escaped HTML', '&lt;meta name=&quot;msvalidate.01&quot; content=&quot;A1B2C7&quot;&gt;'],
		['quotes with backslashes', '<meta name=\\"msvalidate.01\\" content=\\"A1B2C7\\">'],
		['a tag that is cut off', '<meta name="msvalidate.01" content="A1B2C7'],
		['a tag beside a comment', '<!-- Bing --><meta name="msvalidate.01" content="A1B2C7" />'],
		[
			'two tags',
			'<meta name="p:domain_verify" content="y"><meta name="msvalidate.01" content="A1B2C7">',
		],
		['a label', 'Verification code: A1B2C7'],
		['a record of a zone file', '@ 3600 IN TXT "msvalidate.01=A1B2C7"'],
	])('%s', (_what, text, code = 'A1B2C7') => {
		expect(toSettingValue('bing', text)).toBe(code);
		expect(validateFormValue('bing', text)).toBe('');
	});

	it('a record is sent, and said to be one', () => {
		const text = 'google-site-verification=aB_9-z';
		expect(toSettingValue('google', text)).toBe('aB_9-z');
		expect(warnOfFormValue('google', text, '', 'en')).toBe(
			"This is a DNS record. Its code aB_9-z is saved for a meta tag. If Google doesn't accept it, copy the meta tag there.",
		);
		expect(toSettingValue('yandex', 'yandex-verification: 44d6')).toBe('44d6');
	});

	it('a code that the server changes keeps its tag, without which it is refused, and is named', () => {
		const text = ' <META NAME=msvalidate.01 CONTENT="ab+cd/ef==">';
		expect(toSettingValue('bing', text)).toBe('<meta name="msvalidate.01" content="ab+cd/ef==">');
		expect(validateFormValue('bing', text)).toBe('');
		expect(warnOfFormValue('bing', text, '', 'en')).toBe(
			'Codes have only letters, digits, hyphens and underscores. Jetpack may change this one: ab+cd/ef==',
		);
	});

	it('a tag with an unknown name is sent, and its name is said', () => {
		expect(toSettingValue('bing', '<meta name="other" content="abc">')).toBe('abc');
		expect(warnOfFormValue('bing', '<meta name="other" content="abc">', '', 'en')).toBe(
			'This tag is called "other". Bing looks for "msvalidate.01".',
		);
	});

	it.each(['google1234abcd.html', 'google-site-verification: google1234.html', 'two words'])(
		'VERIFY-08 %s has no code, is sent as it is, and is said to be none',
		(text) => {
			expect(toSettingValue('google', text)).toBe(text);
			expect(warnOfFormValue('google', text, '', 'en')).toBe(
				"There's no code in this text. Paste the meta tag from Google, or just its code.",
			);
		},
	);
});

describe("another service's tag is refused with its name", () => {
	const NAMES = {
		google: 'Google',
		bing: 'Bing',
		pinterest: 'Pinterest',
		yandex: 'Yandex',
		facebook: 'Facebook',
	};

	it.each(SERVICES)('%s', (service) => {
		for (const other of SERVICES.filter((one) => one !== service)) {
			const sentence = `This is a tag from ${NAMES[other]}, not from ${NAMES[service]}. Paste it into the field for ${NAMES[other]}.`;
			for (const text of [
				toVerificationTag(other, 'abc'),
				`<META CONTENT=abc NAME=${VERIFICATION_TAGS[other].toUpperCase()}>`,
				`${VERIFICATION_TAGS[other]}=abc`,
			]) {
				expect(validateFormValue(service, text)).toBe(sentence);
				expect(warnOfFormValue(service, text, '', 'en')).toBe(sentence);
			}
		}
	});

	it('names the service of a tag even if it has no field', () => {
		const refused = (text: string) => validateFormValue('bing', text);
		const baidu = '<meta name=\"baidu-site-verification\" content=\"abc\">';
		expect(refused(baidu)).toBe('This is a tag from Baidu, not from Bing.');
		expect(refused('pinterest-site-verification=abc')).toMatch(/^This is a tag from Pinterest/);
		expect(validateFormValue('pinterest', 'pinterest-site-verification=abc')).toBe('');
	});
});

it('VERIFY-09 shows typed text unchanged until it is saved', () => {
	expect(showVerification('bing', 'abc', 'ab')).toBe('abc');
	expect(showVerification('bing', '', '')).toBe('');
	expect(readVerification('bing', '', 'abc')).toBe('');
});

it('VERIFY-13 reads the ID of a message, and none from any other', () => {
	expect([7, '7'].map((id) => readKeyringId({ keyring_id: id }))).toEqual([7, 7]);
	const odd = [0, -1, 1.5, 'x', null, { valueOf: 7 }].map((id) => ({ keyring_id: id }));
	const others = [...odd, {}, null, undefined, '{"keyring_id":7}', [7]];
	expect(others.map((message) => readKeyringId(message))).toEqual(others.map(() => null));
});

it('VERIFY-13 accepts messages only from the site and the provider', () => {
	expect(listAnsweringOrigins('https://site.test:8080/wp-admin/x?y#z')).toEqual([
		'https://site.test:8080',
		'https://public-api.wordpress.com',
		'https://wordpress.com',
	]);
});
