import { useId } from 'react';
import { __ } from '@wordpress/i18n';
import { selectCapabilities } from '@/state/connection';
import { useAppSelector } from '@/state/store/hooks';
import { Button } from '@/ui/button';
import { createLoadable } from '@/ui/loadable/create-loadable';
import { Late } from '@/ui/loadable/late';
import { VisuallyHidden } from '@/ui/screen-reader';
import styles from './style.module.scss';
import { Summary } from './summary';

/** The content is a separate chunk, shown in a reserved slot. */
export const SITE_STATUS = createLoadable(
	() => import(/* webpackChunkName: "dashboard-cards" */ './content'),
);

/** What needs attention and what protects the site, above all cards, for users who can change it. */
export function SiteStatus() {
	const id = useId();
	return useAppSelector(selectCapabilities).canManageModules ? (
		<section data-card aria-labelledby={id} className={styles.block}>
			<h2 id={id} className="jd-unseen">
				<VisuallyHidden>{__('Site status')}</VisuallyHidden>
			</h2>
			<Late
				of={SITE_STATUS}
				waiting={<Summary headline={__('Checking your site…')} />}
				failed={({ isRetrying, retry }) => (
					<Summary
						headline={__("Couldn't load your site status")}
						tone="warning"
						action={
							<Button variant="primary" size="small" isBusy={isRetrying} onClick={retry}>
								{__('Try again')}
							</Button>
						}
					/>
				)}
			>
				{(Status) => <Status />}
			</Late>
		</section>
	) : null;
}
