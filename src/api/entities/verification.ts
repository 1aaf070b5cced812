import * as v from 'valibot';
import type { GoogleVerification } from '@/domain/verification';
import { isMap } from '@/lib/values';
import type { Client } from '../client';
import { toPlainText } from '@/lib/plain-text';
import { readErrors } from '../provider-answer';
import * as d from '../decode';

type VerificationError = GoogleVerification['error'];

/** `errors` is a map or an empty list; a single `error` with a code and a message is possible, too. */
function toError(errors: unknown, error: unknown): VerificationError {
	return isMap(error) && typeof error.code === 'string'
		? { code: error.code, message: toPlainText(error.message) }
		: (readErrors(errors)[0] ?? null);
}

const verificationSchema = v.pipe(
	d.renamed({
		verified: d.flag(),
		token: d.textOr(),
		isOwner: ['is_owner', d.flagOr(false)],
		searchConsoleUrl: ['google_search_console_url', d.textOr()],
		errors: v.optional(v.unknown()),
		error: v.optional(v.unknown()),
	}),
	v.transform(({ errors, error, ...rest }): GoogleVerification => ({
		...rest,
		error: toError(errors, error),
	})),
);

const pathOf = (keyringId?: number) =>
	keyringId ? `verify-site/google/${keyringId}` : 'verify-site/google';

export const verificationApi = (client: Client) => ({
	/** API-49; with the pop-up's code, the provider asks Google as that account (API-50). */
	check: (keyringId?: number) =>
		client.getFromProvider(pathOf(keyringId), d.decoder(verificationSchema)),
	/** Requests Google's verification of the site for that account (API-51). */
	verify: (keyringId: number) =>
		client.post('verify-site/google', d.decoder(verificationSchema), { keyring_id: keyringId }),
});
