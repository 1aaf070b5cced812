/** What the provider knows of the site at Google. */
export interface GoogleVerification {
	verified: boolean;
	/** For the meta tag, where the provider gave one. */
	token: string;
	isOwner: boolean;
	searchConsoleUrl: string;
	verificationConsoleUrl: string;
	/** The first of the reasons why the site is not verified. */
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

const IS_CODE = /^[A-Za-z0-9_-]+$/;
const HAS_TAG = /<meta\b/i;
const CONTENT = /content=["']?([^"' >]*)["' >]/i;

/** The whole meta tag for a bare code (VERIFY-06); a tag (VERIFY-07) and any other text (VERIFY-08) as they are. */
export const toVerificationTag = (service: VerificationService, text: string): string =>
	IS_CODE.test(text) ? `<meta name="${VERIFICATION_TAGS[service]}" content="${text}" />` : text;

/** The code in a meta tag, which is what the server keeps of one; any other text as it is. */
export function toVerificationCode(text: string): string {
	const trimmed = text.trim();
	return HAS_TAG.test(trimmed) ? (CONTENT.exec(trimmed)?.[1] ?? trimmed) : trimmed;
}

/** What a field shows: what is saved as a tag, what is typed as it was typed (VERIFY-09). */
export const showVerification = (
	service: VerificationService,
	value: string,
	saved: string,
): string => (value === saved ? toVerificationTag(service, value) : value);

/** What was typed into a field: back at the tag of what is saved, it is what is saved. */
export const readVerification = (
	service: VerificationService,
	typed: string,
	saved: string,
): string => (typed === toVerificationTag(service, saved) ? saved : typed);

/** The window that asks Google starts on the site, and ends at the provider: nobody else may send its result. */
const PROVIDER_ORIGINS = ['https://public-api.wordpress.com', 'https://wordpress.com'];

/** @param connectUrl Absolute http(s) address that the window is opened with. */
export const listAnsweringOrigins = (connectUrl: string): readonly string[] => [
	new URL(connectUrl).origin,
	...PROVIDER_ORIGINS,
];

/** The number of the account that was let in, out of what the window sent; null where it sent none. */
export function readKeyringId(message: unknown): number | null {
	const sent =
		typeof message === 'object' && message !== null && 'keyring_id' in message
			? message.keyring_id
			: null;
	const id = typeof sent === 'string' && /^\d+$/.test(sent) ? Number(sent) : sent;
	return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : null;
}
