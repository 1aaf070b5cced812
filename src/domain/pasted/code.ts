import { toPlain } from './characters';
import { unwrap } from './key';

/** The content of a field for a verification code. */
export type PastedCode =
	| { kind: 'code'; code: string }
	/** @param name The name of the tag or record in lower case; "" without one. */
	| { kind: 'tag' | 'record'; name: string; code: string }
	/** A text without a code. */
	| { kind: 'text' }
	| { kind: 'empty' };

const IS_CODE = /^[\w-]+$/;

const ENTITIES: Record<string, string> = {
	lt: '<',
	gt: '>',
	quot: '"',
	amp: '&',
	'#34': '"',
	'#39': '"',
};

/** A tag is often copied from a page's source, or from a program that escapes quotes. */
const decode = (text: string) =>
	toPlain(
		text
			.replace(/&(lt|gt|quot|amp|#34|#39);/g, (_all, name: string) => ENTITIES[name] ?? '')
			.replace(/\\(?=["'])/g, ''),
	);

const TAG = /<\s*meta\b[^<>]*/gi;
const RECORD = /(?:^|[\s"])([a-z][\w.:-]*(?:verif|validate)[\w.:-]*)\s*[=:]\s*"?\s*([^\s"]+)/i;

function readAttribute(tag: string, names: string): string | undefined {
	const [, quoted, bare] =
		new RegExp(`\\b(?:${names})\\s*=\\s*(?:"([^"]*)"?|([^\\s">]+))`, 'i').exec(tag) ?? [];
	return (quoted ?? bare?.replace(/\/$/, ''))?.trim();
}

function readTags(text: string): { name: string; code: string }[] {
	const tags = text.match(TAG) ?? [text];
	return tags.flatMap((tag) => {
		const code = readAttribute(tag, 'content');
		const name = readAttribute(tag, 'name|property') ?? '';
		return code ? [{ name: name.toLowerCase(), code }] : [];
	});
}

/** The code in a pasted text: bare, in a meta tag of any notation, or in a DNS record. Of several tags, the one named `wanted` counts. */
export function readCode(text: string, wanted = ''): PastedCode {
	const plain = decode(text).trim();
	if (plain === '') {
		return { kind: 'empty' };
	}
	const tags = readTags(plain);
	const tag = tags.find(({ name }) => name === wanted) ?? tags[0];
	if (tag) {
		return { kind: 'tag', ...tag };
	}
	const [, name, recorded] = RECORD.exec(plain) ?? [];
	if (name && recorded && IS_CODE.test(recorded)) {
		return { kind: 'record', name: name.toLowerCase(), code: recorded };
	}
	const bare = unwrap(plain);
	// Another element of HTML, such as a script.
	return IS_CODE.test(bare) && !plain.includes('<')
		? { kind: 'code', code: bare }
		: { kind: 'text' };
}

/** Whether a server saves a code as it is. */
export const isPlainCode = (code: string): boolean => IS_CODE.test(code);
