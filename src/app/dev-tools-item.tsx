import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { __ } from '@wordpress/i18n';
import { showNotice } from '@/state/notices';
import { selectSite } from '@/state/site';
import type { Store } from '@/state/store';
import { Button } from '@/ui/button';
import { createLoadable } from '@/ui/loadable/create-loadable';
import { useLoadable } from '@/ui/loadable/use-loadable';
import type { DevToolsProps } from './dev-tools';

/*
 * The door to the dev tools: all that a bundle with them holds of them before they are opened. A bundle without them does not even
 * hold this file.
 */

const PANEL = createLoadable(() => import(/* webpackChunkName: "dev-tools" */ './dev-tools'));
const START = createLoadable(
	() => import(/* webpackChunkName: "dev-tools" */ './dev-tools/start-preview'),
);

const asksForPreview = (search: string) => /[?&]preview-/.test(search);

/**
 * Shows the preview that the address asks for, before the first paint. On a version that is no development version it says that there
 * is none; where the chunk does not come, the panel says so.
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

function LoadedPanel(props: DevToolsProps) {
	const { arrival, retry } = useLoadable(PANEL);
	switch (arrival.phase) {
		case 'loading':
			return null;
		case 'failed':
			return (
				<>
					{' '}
					{__("Couldn't load the dev tools.", 'dashboard-for-jetpack')}{' '}
					<Button variant="link" isBusy={arrival.isRetrying} onClick={retry}>
						{__('Try again', 'dashboard-for-jetpack')}
					</Button>
				</>
			);
		case 'ready':
			return <arrival.loaded {...props} />;
	}
}

/** "Dev Tools" in the footer (DASH-30), and their panel while they are open or the address asks for a preview. */
export function DevToolsItem() {
	const { search } = useLocation();
	const [isOpenedByHand, setOpenedByHand] = useState(false);
	// The last address with a preview: one that leads elsewhere may be gone before the panel is there.
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
			{isOpen && <LoadedPanel asked={asked} isOpenedByHand={isOpenedByHand} onClose={close} />}
		</>
	);
}
