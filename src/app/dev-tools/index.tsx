import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { __ } from '@wordpress/i18n';
import { previewing, putPreview } from '@/state/store/preview';
import type { Store } from '@/state/store/create-store';
import { Button } from '@/ui/button';
import { readPreview } from './address';
import { applyPreview } from './apply-preview';
import { Panel } from './panel';

const asksForPreview = (search: string) => /[?&]preview-/.test(search);

/** "Dev Tools" in the footer (DASH-30), and their panel while they are open or the address contains a preview. */
export function Item() {
	const { search } = useLocation();
	const [isOpenedByHand, setOpenedByHand] = useState(false);
	// The last query with a preview, because a redirect may drop it before the panel is drawn.
	const [asked, setAsked] = useState('');
	const [seen, setSeen] = useState('');
	const ref = useRef<HTMLElement>(null);
	const isOpen = isOpenedByHand || asked !== '';

	if (seen !== search) {
		setSeen(search);
		setAsked(asksForPreview(search) ? search : asked);
	}

	const close = () => {
		setOpenedByHand(false);
		setAsked('');
		ref.current?.focus();
	};

	return (
		<>
			<Button ref={ref} variant="link" aria-expanded={isOpen} onClick={() => setOpenedByHand(true)}>
				{__('Dev Tools')}
			</Button>
			{isOpen && <Panel asked={asked} isOpenedByHand={isOpenedByHand} onClose={close} />}
		</>
	);
}

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

/** Everything of the dev tools, in one chunk (`dev-tools-item.tsx`). */
export default { previewing, startPreview, Item };
