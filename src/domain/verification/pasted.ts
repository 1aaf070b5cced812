import { __, sprintf } from '@wordpress/i18n';
import { isPlainCode, readCode, type PastedCode } from '@/domain/pasted/code';
import { keysOf } from '@/lib/values';
import { SERVICE_NAMES, VERIFICATION_TAGS, type VerificationService } from './index';

/** Tags that have no field here, and a record whose name is not the tag's. */
const OTHER_TAGS: Record<string, string> = {
	'ahrefs-site-verification': 'Ahrefs',
	'baidu-site-verification': 'Baidu',
	'naver-site-verification': 'Naver',
	'norton-safeweb-site-verification': 'Norton',
	'pinterest-site-verification': SERVICE_NAMES.pinterest,
};

/** The server cuts a code off after these. */
const MOST_CHARACTERS = 100;

const readFor = (service: VerificationService, text: string): PastedCode =>
	readCode(text, VERIFICATION_TAGS[service]);

/** The name of the service that a tag or a record belongs to; undefined for an unknown one. */
function findOwner(read: PastedCode): string | undefined {
	if (read.kind !== 'tag' && read.kind !== 'record') {
		return undefined;
	}
	const service = keysOf(VERIFICATION_TAGS).find((one) => VERIFICATION_TAGS[one] === read.name);
	return service ? SERVICE_NAMES[service] : OTHER_TAGS[read.name];
}

/** Why a text doesn't belong in a field: it is another service's tag. "" if it does. */
export function findForeignTag(service: VerificationService, text: string): string {
	const owner = findOwner(readFor(service, text));
	if (owner === undefined || owner === SERVICE_NAMES[service]) {
		return '';
	}
	return Object.values(SERVICE_NAMES).includes(owner)
		? sprintf(
				/* translators: 1: the service that the pasted tag is from. 2: the service of this field. */
				__('This is a tag from %1$s, not from %2$s. Paste it into the field for %1$s.'),
				owner,
				SERVICE_NAMES[service],
			)
		: /* translators: 1: the service that the pasted tag is from. 2: the service of this field. */
			sprintf(__('This is a tag from %1$s, not from %2$s.'), owner, SERVICE_NAMES[service]);
}

function describeChange(code: string): string {
	if (!isPlainCode(code)) {
		return sprintf(
			/* translators: %s: a code. */
			__(
				'Codes have only letters, digits, hyphens and underscores. Jetpack may change this one: %s',
			),
			code,
		);
	}
	return code.length > MOST_CHARACTERS
		? sprintf(
				/* translators: 1: number of characters that are kept. 2: number of characters of the code. */
				__('Jetpack keeps only the first %1$d characters of a code. This one has %2$d.'),
				MOST_CHARACTERS,
				code.length,
			)
		: '';
}

/** The part of a pasted text that the server may change or refuse, or why the service may not recognize it; "" if there is nothing to say. */
export function describeCode(service: VerificationService, text: string): string {
	const read = readFor(service, text);
	const name = SERVICE_NAMES[service];
	switch (read.kind) {
		case 'empty':
			return '';
		case 'text':
			return sprintf(
				/* translators: %s: name of a service. */
				__("There's no code in this text. Paste the meta tag from %s, or just its code."),
				name,
			);
		case 'record':
			return sprintf(
				/* translators: 1: a code. 2: name of a service. */
				__(
					"This is a DNS record. Its code %1$s is saved for a meta tag. If %2$s doesn't accept it, copy the meta tag there.",
				),
				read.code,
				name,
			);
		case 'tag':
			return read.name === '' || findOwner(read) === name
				? describeChange(read.code)
				: sprintf(
						/* translators: 1: name of a tag. 2: name of a service. 3: name of its tag. */
						__('This tag is called "%1$s". %2$s looks for "%3$s".'),
						read.name,
						name,
						VERIFICATION_TAGS[service],
					);
		case 'code':
			return describeChange(read.code);
	}
}
