import { Navigate } from 'react-router-dom';
import type { Route } from '@/domain/routes/types';
import type { ScreenChoice } from '@/domain/routes/screen-choice';
import { Late } from '@/ui/loadable/late';
import { Leaving } from './leaving';
import { redirectState } from './screen-choice';
import { ScreenFrame } from './screen-frame';
import { COMPANIONS, hasCompanions } from './screens';
import styles from './style.module.scss';

interface ScreenOutletProps {
	choice: ScreenChoice;
	route: Route | undefined;
	pathname: string;
}

export function ScreenOutlet({ choice, route, pathname }: ScreenOutletProps) {
	const place = { pathname, title: route?.title() ?? '' };
	switch (choice.kind) {
		case 'redirect':
			return <Navigate to={choice.to} state={redirectState(choice, pathname)} replace />;
		case 'plans':
			return <Leaving source={choice.source} {...place} />;
		case 'screen':
			return (
				<>
					<ScreenFrame key={choice.screen} screen={choice.screen} {...place} />
					{hasCompanions(route, choice.screen) && (
						<Late of={COMPANIONS}>
							{(Companions) => (
								<div className={styles.companions}>
									<Companions />
								</div>
							)}
						</Late>
					)}
				</>
			);
		case 'unread':
		case 'main-connect':
		case 'user-connect':
		case 'store-setup':
		case 'coupon':
			return <ScreenFrame key={choice.kind} screen={choice.kind} {...place} />;
	}
}
