import { useId, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { selectCapabilities } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { recallStatusRows } from '@/state/status-rows';
import { Button } from '@/ui/button';
import { createLoadable } from '@/ui/loadable/create-loadable';
import { Late } from '@/ui/loadable/late';
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
			<Content />
		</section>
	) : null;
}

function Content() {
	const dispatch = useAppDispatch();
	const [rows] = useState(() => dispatch(recallStatusRows()));
	return (
		<Late
			of={SITE_STATUS}
			waiting={<Summary text={__('Checking your site…', 'dashboard-for-jetpack')} rows={rows} />}
			failed={({ isRetrying, retry }) => (
				<Summary
					text={__("Couldn't load your site status.", 'dashboard-for-jetpack')}
					action={
						<Button size="small" isBusy={isRetrying} onClick={retry}>
							{__('Try again', 'dashboard-for-jetpack')}
						</Button>
					}
					rows={rows}
				/>
			)}
		>
			{(Status) => <Status reservedRows={rows} />}
		</Late>
	);
}
