import { scanApi } from '@/api/entities/scan';
import { createRemoteEntity } from './store/inject-slice';

/** The provider's answer; `selectScan` is what it means. The dialogs need it without the rules. */
export const { select: selectScanAnswer, load: loadScan } = createRemoteEntity(
	'scan',
	(api) => api(scanApi).load(),
	'jetpack/v4/scan',
);
