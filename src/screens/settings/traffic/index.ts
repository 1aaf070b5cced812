import type { Specials } from '../frame/card-slots';
import { VERIFICATION } from './verification/verification';

const SPECIALS: Specials = { verification: VERIFICATION };

export default SPECIALS;
