import { useAppSelector } from '@/state/hooks';
import { selectSite } from '@/state/site';
import { CouponScreen } from './coupon-screen';

/** Only chosen where there is a coupon. */
export default function Coupon() {
	const { coupon } = useAppSelector(selectSite).partner;
	return coupon && <CouponScreen coupon={coupon} />;
}
