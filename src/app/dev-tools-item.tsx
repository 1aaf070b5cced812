import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { __ } from '@wordpress/i18n';
import { showNotice } from '@/state/notices';
import { selectSite } from '@/state/site';
import type { Store } from '@/state/store';
import { Button } from '@/ui/button';
import { createLoadable } from '@/ui/loadable/create-loadable';
import { Late, type LateFailure } from '@/ui/loadable/late';

/*
 * The entry point of the dev tools: the only part of them that is loaded before they are opened. A bundle
 * without dev tools doesn't contain this file.
 */

const PANEL = createLoadable(() => import(/* webpackChunkName: "dev-tools" */ './dev-tools'));
const START = createLoadable(
	() => import(/* webpackChunkName: "dev-tools" */ './dev-tools/start-preview'),
);

const asksForPreview = (search: string) => /[?&]preview-/.test(search);

/**
 * Applies the preview in the address before the first paint. On a version that is not a development version
 * it reports that previews aren't available; if the chunk fails to load, the panel reports that.
 */
export async function previewAddress(store: Store, hash: string): Promise<void> {
	const search = /\?.*/.exec(hash)?.[0] ?? '';
	if (!asksForPreview(search)) {
		return;
	}
	if (!selectSite(store.getState()).isDevVersion) {
		store.dispatch(
			showNotice(
				'info',
				__('Previews need a development version of Jetpack.', 'dashboard-for-jetpack'),
				{ id: 'no-preview' },
			),
		);
		return;
	}
	const start = await START.load().catch(() => undefined);
	start?.(store, search);
}

const offerRetry = ({ isRetrying, retry }: LateFailure) => (
	<>
		{' '}
		{__("Couldn't load the dev tools.", 'dashboard-for-jetpack')}{' '}
		<Button variant="link" isBusy={isRetrying} onClick={retry}>
			{__('Try again', 'dashboard-for-jetpack')}
		</Button>
	</>
);

/** "Dev Tools" in the footer (DASH-30), and their panel while they are open or the address contains a preview. */
export function DevToolsItem() {
	const { search } = useLocation();
	const [isOpenedByHand, setOpenedByHand] = useState(false);
	// The last query with a preview, because a redirect may drop it before the panel has been loaded.
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
				{__('Dev Tools', 'dashboard-for-jetpack')}
			</Button>
			{isOpen && (
				<Late of={PANEL} failed={offerRetry}>
					{(Panel) => <Panel asked={asked} isOpenedByHand={isOpenedByHand} onClose={close} />}
				</Late>
			)}
		</>
	);
}
