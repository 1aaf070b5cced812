import * as z from 'zod/mini';
import type { BackupStatus } from '@/domain/backup';
import type { Client } from '../client';
import { dataOf, decoder, textOr } from '../decode';

const rewindSchema = z.object({ state: textOr(), reason: textOr() });

export const rewindApi = (client: Client) => ({
	load: (): Promise<BackupStatus> => client.get('rewind', decoder(dataOf(rewindSchema))),
});
