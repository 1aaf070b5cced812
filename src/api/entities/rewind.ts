import * as z from 'zod/mini';
import type { Client } from '../client';
import { dataOf, decoder, textOr } from '../decode';

const rewindSchema = z.object({ state: textOr(), reason: textOr() });

const scanSchema = z.object({
	state: textOr(),
	reason: textOr(),
	threats: z.catch(z.array(z.unknown()), []),
	credentials: z.catch(z.nullable(z.array(z.unknown())), null),
});

export const rewindApi = (client: Client) => ({
	load: () => client.get('rewind', decoder(dataOf(rewindSchema))),
	loadScan: () => client.get('scan', decoder(dataOf(scanSchema))),
});
