import { useId, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { assertNever } from '@/lib/assert-never';
import { selectCapabilities } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { recallStatusRows } from '@/state/status-rows';
import { Button } from '@/ui/button';
import { createLoadable } from '@/ui/loadable/create-loadable';
import { useLoadable } from '@/ui/loadable/use-loadable';
import { VisuallyHidden } from '@/ui/visually-hidden';
import styles from './style.module.scss';
import { Summary } from './summary';

/** The content is a separate chunk, shown in a reserved slot. */
export const SITE_STATUS = createLoadable(
	() => import(/* webpackChunkName: "status" */ './content'),
);

/**
 * What protects the site and what needs attention, above all cards, for users who can change it. Nothing below it moves:
 * the height is that of the last visit from the first paint on.
 */
export function SiteStatus() {
	const id = useId();
	return useAppSelector(selectCapabilities).canManageModules ? (
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
	const dispatch = useAppDispatch();
	const [rows] = useState(() => dispatch(recallStatusRows()));
	switch (arrival.phase) {
		case 'loading':
			return <Summary text={__('Checking your site…', 'dashboard-for-jetpack')} rows={rows} />;
		case 'failed':
			return (
				<Summary
					text={__("Couldn't load your site status.", 'dashboard-for-jetpack')}
					action={
						<Button size="small" isBusy={arrival.isRetrying} onClick={retry}>
							{__('Try again', 'dashboard-for-jetpack')}
						</Button>
					}
					rows={rows}
				/>
			);
		case 'ready':
			return <arrival.loaded reservedRows={rows} />;
		default:
			return assertNever(arrival);
	}
}
