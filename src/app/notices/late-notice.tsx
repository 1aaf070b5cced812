import type { ComponentType } from 'react';
import { __ } from '@wordpress/i18n';
import { assertNever } from '@/lib/assert-never';
import { Notice } from '@/ui/notice';
import type { Loadable } from '@/ui/loadable/create-loadable';
import { useLoadable } from '@/ui/loadable/use-loadable';

interface LateNoticeProps<P> {
	loadable: Loadable<ComponentType<P>>;
	props: P;
	/** Shown instead of the notice if the chunk fails to load. */
	failure?: string;
}

/** A notice in a separate chunk, because few pages need it. It is preloaded for the first paint (preload.ts). */
export function LateNotice<P extends object>({ loadable, props, failure }: LateNoticeProps<P>) {
	const { arrival, retry } = useLoadable(loadable);
	switch (arrival.phase) {
		case 'loading':
			return null;
		case 'ready':
			return <arrival.loaded {...props} />;
		case 'failed':
			return (
				<Notice
					status="warning"
					actions={[{ label: __('Try again', 'dashboard-for-jetpack'), onClick: retry }]}
				>
					{failure ??
						__(
							"Couldn't load a message from your site. Check your network, then try again.",
							'dashboard-for-jetpack',
						)}
				</Notice>
			);
		default:
			return assertNever(arrival);
	}
}
