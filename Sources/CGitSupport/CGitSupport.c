#include "CGitSupport.h"
