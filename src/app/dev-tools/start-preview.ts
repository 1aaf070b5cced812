import { putPreview } from '@/state/preview';
import type { Store } from '@/state/store';
import { readPreview } from './address';
import { applyPreview } from './apply-preview';

/** Applies the preview of an address, before the first render; the panel takes over once it is mounted. */
export function startPreview(store: Store, hash: string): void {
	const { choices } = readPreview(/\?.*/.exec(hash)?.[0] ?? '');
	if (Object.keys(choices).length > 0) {
		store.dispatch(
			putPreview({
				apply: (truth) => applyPreview(truth, choices),
				// There was nothing to click yet.
				askBeforeWrite: () => Promise.resolve(),
			}),
		);
	}
}
