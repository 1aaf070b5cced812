import * as v from 'valibot';
import type { AttachmentAnswer, License } from '@/domain/licensing';
import { toFlag, isMap } from '@/lib/values';
import type { Client } from '../client';
import { toPlainText } from '@/lib/plain-text';
import * as d from '../decode';

const countsSchema = d.objectOf({
	attached: d.number(),
	detached: d.number(),
	revoked: d.numberOr(0),
});

/** When something happened, as text; null if it hasn't: the provider's null arrives as false or "" from some hosts. */
const moment = v.pipe(
	v.unknown(),
	v.transform((value) => (value === null || toFlag(value) === false ? null : value)),
	v.nullable(d.textOr('unknown')),
);

/** A license of the connection owner (LIC-29). */
const licenseSchema = d.renamed({
	key: ['license_key', d.textOr()],
	product: d.textOr(),
	attachedAt: ['attached_at', moment],
	revokedAt: ['revoked_at', v.optional(moment, null)],
});

/** The server's record of a dismissed reminder (LIC-30). */
const dismissalSchema = d.renamed({
	lastDetachedCount: ['last_detached_count', d.number()],
	lastDismissedTime: ['last_dismissed_time', v.string()],
});

const readMessages = (errors: unknown) =>
	(isMap(errors) ? Object.values(errors) : [errors])
		.flat()
		.map(toPlainText)
		.filter((message) => message !== '');

/** Decoded by hand, because an entry of neither kind is valid, too: its outcome is unknown (LIC-03). */
function toAttachment(entry: unknown): AttachmentAnswer {
	const inner: unknown = Array.isArray(entry) ? entry[0] : entry;
	if (!isMap(inner)) {
		return {};
	}
	const productId = Number(inner.activatedProductId);
	if (Number.isInteger(productId) && productId > 0) {
		return { activatedProductId: productId };
	}
	const errors = readMessages(inner.errors);
	return errors.length > 0 ? { errors } : {};
}

const attachmentsSchema = v.array(d.readBy(toAttachment));
const acknowledgedSchema = v.literal(true);

/** Counts, licenses, dismissal and attaching are available only to the connection owner. */
export const licensingApi = (client: Client) => ({
	/** Saves an error for the next page load (API-54); "" clears it. */
	saveError: (error: string) =>
		client.write('licensing/error', d.decoder(acknowledgedSchema), { error }),
	/** API-55. Refused with 403 if the site doesn't show the licensing UI. */
	setLicense: (license: string) =>
		client.write('licensing/set-license', d.expectSuccess, { license }),
	/** How many licenses the owner has (API-56). Nothing on a screen waits for it, so it never makes the provider count as slow. */
	loadCounts: () =>
		client.whenProviderIsFree(() => client.get('licensing/user/counts', d.decoder(countsSchema))),
	/** The licenses themselves (API-57). */
	loadLicenses: (): Promise<License[]> =>
		client.getFromProvider(
			'licensing/user/licenses',
			d.decoder(d.fieldOf('items', d.listOf(licenseSchema))),
		),
	/** Dismisses the reminder of unattached licenses (API-58). */
	dismissActivationNotice: (lastDetachedCount: number) =>
		client.write('licensing/user/activation-notice-dismiss', d.decoder(dismissalSchema), {
			last_detached_count: lastDetachedCount,
		}),
	/** One answer per key, with HTTP 200 even if all are refused (API-59, LIC-28). */
	attach: (licenses: string[]) =>
		client.write('licensing/attach-licenses', d.decoder(attachmentsSchema), { licenses }),
});
