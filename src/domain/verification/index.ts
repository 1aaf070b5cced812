import { isPlainCode, readCode } from '@/domain/pasted/code';

/** The provider's data about the site at Google. */
export interface GoogleVerification {
	verified: boolean;
	/** The code for the meta tag, if the provider sent one. */
	token: string;
	isOwner: boolean;
	searchConsoleUrl: string;
	/** The first reason why the site is not verified. */
	error: { code: string; message: string } | null;
}

/** By service, which is also the key of its setting: the name of its meta tag (VERIFY-05). */
export const VERIFICATION_TAGS = {
	google: 'google-site-verification',
	bing: 'msvalidate.01',
	pinterest: 'p:domain_verify',
	yandex: 'yandex-verification',
	facebook: 'facebook-domain-verification',
} as const;

export type VerificationService = keyof typeof VERIFICATION_TAGS;

/** By service; the names are the same in every language. */
export const SERVICE_NAMES: Record<VerificationService, string> = {
	google: 'Google',
	bing: 'Bing',
	pinterest: 'Pinterest',
	yandex: 'Yandex',
	facebook: 'Facebook',
};

/**
 * The text to send for a pasted one: the bare code, because a firewall may refuse a tag. A code with other characters is only
 * accepted in a tag; a text without a code is sent as it is (VERIFY-08), and the server says why it refuses it.
 */
export function writeCode(service: VerificationService, text: string): string {
	const read = readCode(text, VERIFICATION_TAGS[service]);
	switch (read.kind) {
		case 'code':
		case 'record':
			return read.code;
		case 'tag':
			return isPlainCode(read.code)
				? read.code
				: `<meta name="${VERIFICATION_TAGS[service]}" content="${read.code}">`;
		case 'text':
			return text;
		case 'empty':
			return '';
	}
}

/** The whole meta tag for a bare code (VERIFY-06); a tag (VERIFY-07) and any other text (VERIFY-08) as they are. */
export const toVerificationTag = (service: VerificationService, text: string): string =>
	isPlainCode(text) ? `<meta name="${VERIFICATION_TAGS[service]}" content="${text}" />` : text;

/** The code in a pasted text, the only part that the server saves; any other text as it is. */
export function toVerificationCode(text: string, service?: VerificationService): string {
	const read = readCode(text, service && VERIFICATION_TAGS[service]);
	return 'code' in read ? read.code : text.trim();
}

/** The text in a field: a saved code as a tag, typed text unchanged (VERIFY-09). */
export const showVerification = (
	service: VerificationService,
	value: string,
	saved: string,
): string => (value === saved ? toVerificationTag(service, value) : value);

/** The value of a field's text: the tag of the saved code counts as the saved code. */
export const readVerification = (
	service: VerificationService,
	typed: string,
	saved: string,
): string => (typed === toVerificationTag(service, saved) ? saved : typed);

/** The pop-up starts on the site and ends at the provider, so only these origins may send its result. */
const PROVIDER_ORIGINS = ['https://public-api.wordpress.com', 'https://wordpress.com'];

/** @param connectUrl Absolute http(s) address of the pop-up. */
export const listAnsweringOrigins = (connectUrl: string): readonly string[] => [
	new URL(connectUrl).origin,
	...PROVIDER_ORIGINS,
];

/** The id of the connected account in the pop-up's message; null without one. */
export function readKeyringId(message: unknown): number | null {
	const sent =
		typeof message === 'object' && message !== null && 'keyring_id' in message
			? message.keyring_id
			: null;
	const id = typeof sent === 'string' && /^\d+$/.test(sent) ? Number(sent) : sent;
	return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : null;
}
