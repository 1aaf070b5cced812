import { putPreview } from '@/state/preview';
import type { Store } from '@/state/store';
import { readPreview } from './address';
import { applyPreview } from './apply-preview';

/** Shows the preview of an address before anything is drawn; the panel takes over once it stands. */
export default function startPreview(store: Store, search: string): void {
	const { choices } = readPreview(search);
	if (Object.keys(choices).length > 0) {
		store.dispatch(
			putPreview({
				apply: (truth) => applyPreview(truth, choices),
				// Nobody has had anything to click on yet.
				askBeforeWrite: () => Promise.resolve(),
			}),
		);
	}
}
