import { useId } from 'react';
import { createSelector } from '@reduxjs/toolkit';
import { __ } from '@wordpress/i18n';
import { assertNever } from '@/lib/assert-never';
import { selectCapabilities } from '@/state/connection';
import { useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/button';
import { createLoadable } from '@/ui/loadable/create-loadable';
import { useLoadable } from '@/ui/loadable/use-loadable';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { selectConnectAccount } from '../connect-account-banner';
import styles from './style.module.scss';
import { Summary } from './summary';

/** The content is a separate chunk, shown in a reserved slot. */
export const SITE_STATUS = createLoadable(
	() => import(/* webpackChunkName: "status" */ './content'),
);

const selectIsShown = createSelector(
	[selectCapabilities, selectConnectAccount],
	({ canManageModules }, account) => canManageModules || account.kind !== 'hidden',
);

/**
 * The things that need this person's attention, above all cards. It has its final height from the first paint
 * on, so that nothing below it moves.
 */
export function SiteStatus() {
	const id = useId();
	return useAppSelector(selectIsShown) ? (
		<section data-card aria-labelledby={id} className={styles.block}>
			<h2 id={id} className={styles.title}>
				<VisuallyHidden>{__('Site status', 'dashboard-for-jetpack')}</VisuallyHidden>
			</h2>
			<Arriving />
		</section>
	) : null;
}

function Arriving() {
	const { arrival, retry } = useLoadable(SITE_STATUS);
	switch (arrival.phase) {
		case 'loading':
			return <Summary text={__('Checking your site…', 'dashboard-for-jetpack')} />;
		case 'failed':
			return (
				<Summary
					intent="warning"
					text={__("Couldn't load your site status.", 'dashboard-for-jetpack')}
					action={
						<Button size="small" isBusy={arrival.isRetrying} onClick={retry}>
							{__('Try again', 'dashboard-for-jetpack')}
						</Button>
					}
				/>
			);
		case 'ready':
			return <arrival.loaded />;
		default:
			return assertNever(arrival, 'arrival');
	}
}
