import * as z from 'zod/mini';
import type { ScanStatus } from '@/domain/scan/types';
import type { Client } from '../client';
import { dataOf, decoder, textOr } from '../decode';

const scanSchema = z.object({
	state: textOr(),
	reason: textOr(),
	threats: z.catch(z.array(z.unknown()), []),
	credentials: z.catch(z.nullable(z.array(z.unknown())), null),
});

export const scanApi = (client: Client) => ({
	load: (): Promise<ScanStatus> => client.get('scan', decoder(dataOf(scanSchema))),
});
