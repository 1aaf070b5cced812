import * as z from 'zod/mini';
import type { Client } from '../client';
import { decoder, expectSuccess, mapOf } from '../decode';
import { providerDecoder } from '../provider-answer';

/** DATA-25. */
const trackingSchema = z.object({ tracks_opt_out: z.boolean() });

export const accountApi = (client: Client) => ({
	loadTracking: () => client.get('tracking/settings', providerDecoder(trackingSchema)),
	saveTracking: (tracksOptOut: boolean) =>
		client.post('tracking/settings', providerDecoder(trackingSchema), {
			tracks_opt_out: tracksOptOut,
		}),
	sendLoginEmail: () => client.post('mobile/send-login-email', expectSuccess),
	dismissNotice: (id: string) =>
		client.post(`notice/${id}`, decoder(mapOf(z.boolean())), { dismissed: true }),
});
