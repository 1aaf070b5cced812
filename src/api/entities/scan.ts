import * as z from 'zod/mini';
import type { ScanStatus } from '@/domain/scan/types';
import type { Client } from '../client';
import { dataOf, decoder, textOr } from '../decode';

const toMoment = ({ timestamp }: { timestamp: string }) => Date.parse(timestamp) || null;

const answerSchema = z.object({
	state: textOr(),
	reason: textOr(),
	threats: z.catch(z.array(z.unknown()), []),
	credentials: z.catch(z.nullable(z.array(z.unknown())), null),
	most_recent: z.catch(z.pipe(z.object({ timestamp: z.string() }), z.transform(toMoment)), null),
});

const scanSchema = z.pipe(
	answerSchema,
	z.transform(({ most_recent: scannedAt, ...status }): ScanStatus => ({ ...status, scannedAt })),
);

export const scanApi = (client: Client) => ({
	load: (): Promise<ScanStatus> => client.get('scan', decoder(dataOf(scanSchema))),
});
