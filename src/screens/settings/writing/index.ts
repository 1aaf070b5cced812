import type { Specials } from '../frame/card-slots';

const SPECIALS: Specials = {};

export default SPECIALS;
